import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opened, Table } from '../wire/types';
import type { KeptShare } from './share';

/**
 * Says what the opened deal shows: it is as promised (`yes`) or not (`no`); or it is, and the bytes that this browser
 * added for it are in it (`mixed`), or are missing (`left-out`).
 */
export type Verdict = 'yes' | 'no' | 'mixed' | 'left-out';

type Dealt = Pick<Table, 'opened' | 'commitment' | 'promise' | 'shares'>;

/** Judges a deal that was opened at the end, with what this browser has added for it; null before that. */
export function verdictOn(table: Dealt, kept: KeptShare[]): Verdict | null {
  const { opened, commitment, shares } = table;
  if (opened === null) return null;
  if (commitment === null || !isAsPromised(opened, commitment) || !isSeedAsPromised(table, opened, kept)) return 'no';
  if (kept.length === 0) return 'yes';
  return kept.every(({ seat, share }) => shares[seat] === share) ? 'mixed' : 'left-out';
}

/** Tells whether the deal that was opened at the end is the one that was promised at the start. */
export function isAsPromised(opened: Opened, commitment: string): boolean {
  return digest(opened.salt, opened.text) === commitment;
}

/** Tells whether the seed is the one that was promised before anybody could add to it. */
function isSeedAsPromised({ promise, shares }: Dealt, opened: Opened, kept: KeptShare[]): boolean {
  const added = shares.map((share) => `${share}\n`).join('');
  if (!opened.text.endsWith(added)) return false;
  const seed =
    opened.text
      .slice(0, opened.text.length - added.length)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  const promises = [...(promise === null ? [] : [promise]), ...kept.map((share) => share.promise)];
  return promises.every((one) => digest(opened.salt, `abbey seed\n${seed}\n`) === one);
}

function digest(salt: string, text: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(text))));
}
