import { beforeEach, expect, test } from 'vitest';
import type { Seat, Table } from '../wire/types';
import { keep, ringOf } from './key_ring';
import { MemoryStorage } from './memory_storage';
import { keptShares, shareFor } from './share';

let store: Storage;
const person = { kind: 'person' } as Seat;
const TABLE = { id: 'cloister', stage: 'gathering', promise: 'f00d', seats: [person, person] } as Table;

beforeEach(() => {
  store = new MemoryStorage();
  keep('cloister', [{ seat: 0, token: 'a' }], store);
});

test('a share is random, the same each time it is asked for, and remembered with the promise', () => {
  const share = shareFor(TABLE, 0, store);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(shareFor({ ...TABLE, promise: 'beef' }, 0, store)).toBe(share);
  expect(keptShares('cloister', store)).toEqual([{ seat: 0, promise: 'f00d', share }]);
  expect(shareFor(TABLE, 1, store)).not.toBe(share);
});

test('a share outlives another key at the table', () => {
  const share = shareFor(TABLE, 0, store);
  keep('cloister', [{ seat: 1, token: 'b' }], store);
  expect(ringOf('cloister', store)?.shares?.map((kept) => kept.share)).toEqual([share]);
});

test('nothing is added to a deal that was made, that was never promised, or that we only look at', () => {
  expect(shareFor({ ...TABLE, stage: 'playing' }, 0, store)).toBe(null);
  expect(shareFor({ ...TABLE, promise: null }, 0, store)).toBe(null);
  expect(shareFor(TABLE, -1, store)).toBe(null);
});
