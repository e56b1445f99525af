// Every player's browser adds random bytes of its own for the deal, after the server has promised its seed: so nobody
// chooses the deal. They are kept here until the deal is opened at the end.

import { bytesToHex } from '@noble/hashes/utils.js';
import type { Table } from '../wire/types';
import { keepShare, ringOf } from './key_ring';

const BYTES = 32;

/** Says what was added for a seat, and what the server had promised by then. */
export interface KeptShare {
  seat: number;
  promise: string;
  share: string;
}

/** Returns what to add for the deal of this table, the same each time; null where nothing can be added. */
export function shareFor(table: Table, seat: number, store?: Storage): string | null {
  if (table.stage !== 'gathering' || !table.promise || table.seats[seat]?.kind !== 'person') return null;
  const kept = keptShares(table.id, store).find((one) => one.seat === seat);
  if (kept !== undefined) return kept.share;
  const share = bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  keepShare(table.id, { seat, promise: table.promise, share }, store);
  return share;
}

export function keptShares(id: string, store?: Storage): KeptShare[] {
  return ringOf(id, store)?.shares ?? [];
}
