/** What a choice would change, as ghosts on the board; read from the lines of its outlook. */
import type { Choice, Said } from '../wire/types';
import { MONKS } from '../board/words';
import { readAction } from './action';

export interface Ghosts {
  suspicion: Record<string, number>;
  evidence: Record<string, number>;
  time: number | null;
  move: { figure: string; building: string } | null;
}

export const NO_GHOSTS: Ghosts = { suspicion: {}, evidence: {}, time: null, move: null };

export function ghostsOf(choice: Choice | null): Ghosts {
  if (choice === null) return NO_GHOSTS;
  const action = readAction(choice.action);
  const move = action.kind === 'move' ? { figure: action.figure, building: action.building } : null;
  const ghosts: Ghosts = { suspicion: {}, evidence: {}, time: null, move };
  for (const line of choice.outlook) haunt(ghosts, line);
  return ghosts;
}

function haunt(ghosts: Ghosts, { id, args }: Said): void {
  const after = Number(args.after);
  if (id === 'would-suspicion') ghosts.suspicion[args.figure] = after;
  if (id === 'would-evidence') ghosts.evidence[args.figure] = after;
  if (id === 'would-reset') for (const monk of MONKS) ghosts.suspicion[monk] = after;
  if (id === 'would-pass') ghosts.time = after;
}
