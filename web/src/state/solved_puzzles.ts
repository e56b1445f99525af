// This browser remembers which puzzles were solved in it, and how; nobody else learns of it.

const PLACE = 'abbey.puzzles';
const MOST = 400;
const DAY_MS = 86_400_000;

/** Says how a puzzle went. Without tries and without a score, the solution was only looked at. */
export interface Solved {
  code: string;
  day: string; // the puzzle's own, as in 2026-11-17
  on: string; // the day on which it was solved
  daily: boolean;
  tries: number | null; // of a certain one
  score: number | null; // of a likely one
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Lists what was solved here, the newest puzzle first. */
export function solvedPuzzles(store: Store = localStorage): Solved[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Solved[]) : [];
  } catch {
    return [];
  }
}

/** Keeps how a puzzle went. Only the first time counts. */
export function keepSolved(solved: Solved, store: Store = localStorage): void {
  const kept = solvedPuzzles(store);
  if (kept.some(({ code }) => code === solved.code)) return;
  const all = [...kept, solved].sort((one, two) => (one.code < two.code ? 1 : -1)).slice(0, MOST);
  try {
    store.setItem(PLACE, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: the list holds what it held.
  }
}

export const isSolved = ({ tries, score }: Solved): boolean => tries !== null || score !== null;

/** Gives the day at a moment, by which puzzles change: the same for everybody. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Counts the days in a row, up to today or yesterday, on which the puzzle of the day was solved that very day. */
export function streak(solved: readonly Solved[], now: number = Date.now()): number {
  const days = new Set(solved.filter((one) => one.daily && one.on === one.day && isSolved(one)).map(({ day }) => day));
  let at = days.has(dayAt(now)) ? now : now - DAY_MS;
  let count = 0;
  for (; days.has(dayAt(at)); at -= DAY_MS) count += 1;
  return count;
}
