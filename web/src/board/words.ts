/** This takes words of the notation apart, only as far as drawing needs it. */

import { BUILDINGS, isOneOf, MONKS, wordOf, type Building, type Monk } from '../wire/words';

export interface Tile {
  colour: Monk;
  value: number;
}

export type Card =
  | { kind: 'monk'; name: Monk; time: number }
  | { kind: 'building'; name: Building; time: number }
  | { kind: 'figure'; name: '' | 'william' | 'adson'; time: number }; // empty for a card that nobody has played yet

const WILLIAM_HOURS = 5;

export function readTile(word: string): Tile {
  return { colour: wordOf(MONKS, word.slice(0, -1)), value: Number(word.slice(-1)) };
}

export function readCard(word: string): Card {
  if (word === 'william/adson') return { kind: 'figure', name: '', time: 0 };
  if (word === 'william') return { kind: 'figure', name: word, time: WILLIAM_HOURS };
  if (word === 'adson') return { kind: 'figure', name: word, time: 0 };
  const [name, time] = [word.slice(0, -1), Number(word.slice(-1))];
  if (isOneOf(MONKS, name)) return { kind: 'monk', name, time };
  return { kind: 'building', name: wordOf(BUILDINGS, name), time };
}

/** Breaks a name in two after the space nearest to its middle; a name without a space stays whole. */
export function halves(name: string): string[] {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
