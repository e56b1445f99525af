/**
 * An entry of the log says what is to be seen on the board: changed numbers, a walk, a day's end, markers turned up.
 */
import { LAST_DAY_WITH_TURNS } from '../board/calendar';
import type { Steps } from '../board/track/tracks';
import type { Board, Entry, Said } from '../wire/types';
import { EVENTS, MONKS, wordOf, type Event, type Monk } from '../wire/words';

export interface Change {
  track: 'suspicion' | 'evidence';
  figure: Monk;
  by: number;
  after: number;
}

export interface Night {
  day: number;
  seat: number;
  event: Event;
  ranking: Change[]; // what each monk got, most first
  last: boolean; // nobody begins tomorrow: the next day has no turns
}

export interface Showing {
  seat: number;
  monk: Monk;
}

const isTrack = (id: string): id is Change['track'] => id === 'suspicion' || id === 'evidence';

function changeOf({ id, args }: Said): Change[] {
  if (!isTrack(id)) return [];
  const after = Number(args.after);
  return [{ track: id, figure: wordOf(MONKS, args.figure), by: after - Number(args.before), after }];
}

/** Lists every change on the tracks, in order. */
export const changesOf = (entry: Entry): Change[] => entry.lines.flatMap(changeOf);

/** Says by how much each token moved, however often it did. */
export function stepsOf(entry: Entry | null): Record<Change['track'], Steps> {
  const changes = entry === null ? [] : changesOf(entry);
  return { suspicion: sumOf(changes, 'suspicion'), evidence: sumOf(changes, 'evidence') };
}

function sumOf(changes: readonly Change[], track: Change['track']): Steps {
  const sums = new Map<Monk, number>();
  for (const { figure, by } of changes.filter((change) => change.track === track)) {
    sums.set(figure, (sums.get(figure) ?? 0) + by);
  }
  return Object.fromEntries([...sums].filter(([, by]) => by !== 0));
}

export function nightOf(entry: Entry): Night | null {
  const taken = entry.lines.find((line) => line.id === 'took-day');
  if (taken === undefined) return null;
  const ranking = entry.lines.filter((line) => line.clause === 'convert').flatMap(changeOf);
  ranking.sort((one, other) => other.by - one.by);
  return {
    day: entry.day,
    seat: Number(taken.args.seat),
    event: wordOf(EVENTS, taken.args.event),
    ranking,
    last: entry.day === LAST_DAY_WITH_TURNS,
  };
}

export function showingsOf(entry: Entry): Showing[] {
  const shown = entry.lines.filter((line) => line.id === 'showed');
  return shown.map(({ args }) => ({ seat: Number(args.seat), monk: wordOf(MONKS, args.figure) }));
}

/** Gives the board as it was before the end, as far as anything on it tells the end. */
export function boardBefore(board: Board, ending: Entry): Board {
  const evidence = { ...board.evidence };
  for (const { track, figure, by, after } of changesOf(ending).reverse()) {
    if (track === 'evidence') evidence[figure] = after - by;
  }
  const identities = board.identities.map(() => null);
  return { ...board, evidence, identities, guesses: [], scores: [], winners: [], sources: [] };
}

export const isEnding = (entry: Entry): boolean => entry.lines.some((line) => line.id === 'unveiled');

/** Tells whether anything moves on the board that an eye should follow. */
export const isMoving = (entry: Entry): boolean =>
  entry.lines.some(({ id }) => id === 'moved' || id === 'took' || isTrack(id));
