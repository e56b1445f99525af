import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opened } from '../wire/types';

/** Tells whether the deal that was opened at the end is the one that was promised at the start. */
export function isAsPromised(opened: Opened, commitment: string): boolean {
  const bytes = concatBytes(hexToBytes(opened.salt), utf8ToBytes(opened.text));
  return bytesToHex(sha256(bytes)) === commitment;
}
