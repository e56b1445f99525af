import type { Glance, Key } from '../wire/types';

/** Says how a table stands, seen from the list of one's tables. */
export type TableStatus = 'unknown' | 'gone' | 'gathering' | 'your-turn' | 'waiting' | 'over' | 'called-off';

export function statusOf(glance: Glance | null, keys: Key[]): TableStatus {
  if (glance === null) return 'unknown';
  if (glance.table.stage !== 'playing') return glance.table.stage;
  return keys.some((key) => glance.owing.includes(key.seat)) ? 'your-turn' : 'waiting';
}
