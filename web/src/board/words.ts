/** Words of the notation taken apart, only as far as drawing needs it. */

export const MONKS = ['red', 'blue', 'white', 'grey', 'black', 'orange'] as const;
export const FIGURES = [...MONKS, 'william', 'adson'] as const;

export interface Tile {
  colour: string;
  value: number;
}

export interface Card {
  kind: 'monk' | 'building' | 'figure';
  name: string; // empty for a William/Adson card that nobody has played yet
  time: number;
}

const WILLIAM_HOURS = 5;

export function isMonk(word: string): boolean {
  return (MONKS as readonly string[]).includes(word);
}

export function readTile(word: string): Tile {
  return { colour: word.slice(0, -1), value: Number(word.slice(-1)) };
}

export function readCard(word: string): Card {
  if (word === 'william/adson') return { kind: 'figure', name: '', time: 0 };
  if (word === 'william') return { kind: 'figure', name: word, time: WILLIAM_HOURS };
  if (word === 'adson') return { kind: 'figure', name: word, time: 0 };
  const name = word.slice(0, -1);
  return { kind: isMonk(name) ? 'monk' : 'building', name, time: Number(word.slice(-1)) };
}
