import type { Board, Key, Table } from '../wire/types';

/** How a table stands, seen from the list of one's tables. */
export type Standing = 'unknown' | 'gone' | 'gathering' | 'your-turn' | 'waiting' | 'over';

export function standing(table: Table | null, board: Board | null, keys: Key[]): Standing {
  if (table === null) return 'unknown';
  if (table.stage !== 'playing') return table.stage;
  return keys.some((key) => board?.owing.includes(key.seat)) ? 'your-turn' : 'waiting';
}
