// What this browser keeps of a visitor's thoughts besides the games: notebooks of tables, and puzzles that were solved.

const KEPT = /^abbey\.(notes\.|puzzles$)/;

/** Forgets all of it; keys to seats, settings and the language stay. */
export function forget(store: Storage): void {
  const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  for (const name of names) if (KEPT.test(name)) store.removeItem(name);
}
