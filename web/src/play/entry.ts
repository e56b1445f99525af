/** What an entry of the log shows on the board: changed numbers, a walk, a day's end, markers turned up. */
import type { Entry, Said } from '../wire/types';

export interface Change {
  track: 'suspicion' | 'evidence';
  figure: string;
  by: number;
  after: number;
}

export interface Night {
  day: number;
  seat: number;
  event: string;
  ranking: Change[]; // what each monk got, most first
}

export interface Showing {
  seat: number;
  monk: string;
}

const isTrack = (id: string): id is Change['track'] => id === 'suspicion' || id === 'evidence';

function changeOf({ id, args }: Said): Change[] {
  if (!isTrack(id)) return [];
  const after = Number(args.after);
  return [{ track: id, figure: String(args.figure), by: after - Number(args.before), after }];
}

/** By how much each token moved, however often it did. */
export function stepsOf(entry: Entry | null): Record<Change['track'], Record<string, number>> {
  const steps: Record<Change['track'], Record<string, number>> = { suspicion: {}, evidence: {} };
  for (const { track, figure, by } of entry?.lines.flatMap(changeOf) ?? []) {
    const moved = (steps[track][figure] ?? 0) + by;
    if (moved === 0) delete steps[track][figure];
    else steps[track][figure] = moved;
  }
  return steps;
}

export function nightOf(entry: Entry): Night | null {
  const taken = entry.lines.find((line) => line.id === 'took-day');
  if (taken === undefined) return null;
  const ranking = entry.lines.filter((line) => line.clause === 'convert').flatMap(changeOf);
  ranking.sort((one, other) => other.by - one.by);
  return { day: entry.day, seat: Number(taken.args.seat), event: String(taken.args.event), ranking };
}

export function showingsOf(entry: Entry): Showing[] {
  const shown = entry.lines.filter((line) => line.id === 'showed');
  return shown.map(({ args }) => ({ seat: Number(args.seat), monk: String(args.figure) }));
}

export const isEnding = (entry: Entry): boolean => entry.lines.some((line) => line.id === 'unveiled');

/** Does anything move on the board that an eye should follow? */
export const isMoving = (entry: Entry): boolean =>
  entry.lines.some(({ id }) => id === 'moved' || id === 'took' || isTrack(id));
