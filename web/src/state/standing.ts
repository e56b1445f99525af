import type { Glance, Key } from '../wire/types';

/** How a table stands, seen from the list of one's tables. */
export type Standing = 'unknown' | 'gone' | 'gathering' | 'your-turn' | 'waiting' | 'over';

export function standing(glance: Glance | null, keys: Key[]): Standing {
  if (glance === null) return 'unknown';
  if (glance.table.stage !== 'playing') return glance.table.stage;
  return keys.some((key) => glance.owing.includes(key.seat)) ? 'your-turn' : 'waiting';
}
