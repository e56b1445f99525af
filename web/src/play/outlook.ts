/** This reads from the outlook of a choice what it would change, and shows that as ghosts on the board. */
import type { Choice, Said } from '../wire/types';
import { MONKS, wordOf, type Building, type Figure, type Monk } from '../wire/words';
import { readAction } from './action';

export interface Ghosts {
  suspicion: Partial<Record<Monk, number>>;
  evidence: Partial<Record<Monk, number>>;
  time: number | null;
  move: { figure: Figure; building: Building } | null;
}

export const NO_GHOSTS: Ghosts = { suspicion: {}, evidence: {}, time: null, move: null };

export function ghostsOf(choice: Choice | null): Ghosts {
  if (choice === null) return NO_GHOSTS;
  const action = readAction(choice.action);
  const move = action.kind === 'move' ? { figure: action.figure, building: action.building } : null;
  const ghosts: Ghosts = { suspicion: {}, evidence: {}, time: null, move };
  for (const line of choice.outlook) addGhosts(ghosts, line);
  return ghosts;
}

function addGhosts(ghosts: Ghosts, { id, args }: Said): void {
  const after = Number(args.after);
  if (id === 'would-suspicion') ghosts.suspicion[wordOf(MONKS, args.figure)] = after;
  if (id === 'would-evidence' || id === 'would-show') ghosts.evidence[wordOf(MONKS, args.figure)] = after;
  if (id === 'would-reset') for (const monk of MONKS) ghosts.suspicion[monk] = after;
  if (id === 'would-pass') ghosts.time = after;
}
