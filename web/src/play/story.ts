/** This tells the log as a story: entries are gathered into turns, turns into days. */
import type { Entry, Said } from '../wire/types';

export interface Chapter {
  seat: number; // whose turn; -1 for what concerns everybody: the opening, shows, accusations
  day: number;
  first: number; // the place of its first entry in the log
  entries: Entry[];
}

const SECRET = new Set(['drew', 'marked', 'marked-before']);

const TOGETHER = new Set(['marked', 'marked-before', 'chose']);

const opens = (entry: Entry): boolean => entry.lines.some((line) => line.id === 'played');

/** Decisions on a reveal or the accusation belong to nobody's turn: they are made all together. */
const isShared = (entry: Entry): boolean =>
  entry.seat < 0 || entry.lines.every((line) => TOGETHER.has(line.id)) || entry.lines.some(({ id }) => id === 'chose');

export function chapters(log: readonly Entry[]): Chapter[] {
  const told: Chapter[] = [];
  log.forEach((entry, place) => {
    const last = told.at(-1);
    const shared = isShared(entry);
    const goesOn = last !== undefined && !opens(entry) && last.day === entry.day && shared === last.seat < 0;
    if (goesOn) last.entries.push(entry);
    else told.push({ seat: shared ? -1 : entry.seat, day: entry.day, first: place, entries: [entry] });
  });
  return told;
}

/** Lists what this seat has done in the turn that it is in the middle of. */
export function turnSoFar(log: readonly Entry[], seat: number): Said[] {
  const first = log.findLastIndex((entry) => entry.seat !== seat || opens(entry));
  if (log[first]?.seat !== seat) return [];
  return log.slice(first).flatMap(({ lines }) => lines);
}

/** Counts the decisions that a seat has made, as its own log tells them. */
export const decisionsOf = (log: readonly Entry[], seat: number): number =>
  log.filter((entry) => entry.seat === seat).length;

/** Says where in the log begins what the others did since this seat's last decision. */
export function sinceMine(log: readonly Entry[], seat: number): number {
  return log.findLastIndex((entry) => entry.seat === seat) + 1;
}

/** At one screen for several people the log keeps to what all of them may read. */
export function forAll(log: readonly Entry[]): Entry[] {
  return log.map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !SECRET.has(line.id)) }));
}
