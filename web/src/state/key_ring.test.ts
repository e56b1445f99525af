import { beforeEach, expect, test } from 'vitest';
import type { Seat, Table } from '../wire/types';
import {
  drop,
  forget,
  invitationInFragment,
  invitationTo,
  isOnlyHere,
  keep,
  keepInvitation,
  learnSeat,
  ringOf,
  rings,
  seatLink,
  tableLink,
  tokenInFragment,
  UNTOLD,
  visit,
} from './key_ring';
import { MemoryStorage } from './memory_storage';

let store: Storage;
const ANNA = { seat: 0, token: 'a' };
const BERT = { seat: 1, token: 'b' };

beforeEach(() => (store = new MemoryStorage()));

test('keys are kept by table, and several at one table are a hot seat', () => {
  keep('cloister', [ANNA], store);
  keep('cloister', [BERT, ANNA], store);
  keep('garden', [ANNA], store);
  expect(ringOf('cloister', store)?.keys).toEqual([ANNA, BERT]);
  expect(rings(store)).toHaveLength(2);
});

test('a table we hold no key of is not remembered', () => {
  visit({ id: 'cloister', seats: [] as Seat[] } as Table, store);
  expect(ringOf('cloister', store)).toBeNull();
});

test('a visit remembers who sat there', () => {
  keep('cloister', [ANNA], store);
  visit({ id: 'cloister', seats: [{ name: 'Anna' }, { name: 'Bert' }] } as Table, store);
  expect(ringOf('cloister', store)?.names).toEqual(['Anna', 'Bert']);
});

test('with its last key a table goes off the list', () => {
  keep('cloister', [ANNA, BERT], store);
  drop('cloister', 'a', store);
  expect(ringOf('cloister', store)?.keys).toEqual([BERT]);
  drop('cloister', 'b', store);
  expect(rings(store)).toEqual([]);
});

test('a key whose seat was unknown learns it, and no other key does', () => {
  keep('cloister', [{ seat: UNTOLD, token: 'a' }, BERT], store);
  learnSeat('cloister', ANNA, store);
  expect(ringOf('cloister', store)?.keys).toEqual([ANNA, BERT]);
});

test('a forgotten table is gone, and nothing else with it', () => {
  store.setItem('other', 'stays');
  keep('cloister', [ANNA], store);
  forget('cloister', store);
  expect(rings(store)).toEqual([]);
  expect(store.getItem('other')).toBe('stays');
});

test('an entry that cannot be read counts as none', () => {
  store.setItem('abbey.table.cloister', '{');
  expect(rings(store)).toEqual([]);
});

test('a link carries a key to another device', () => {
  const link = new URL(seatLink('https://abbey.example', 'cloister', 'a-b_c=&'));
  expect(link.pathname).toBe('/t/cloister');
  expect(link.search).toBe('');
  expect(tokenInFragment(link.hash)).toBe('a-b_c=&');
});

test('an address without a key carries none', () => {
  expect(tokenInFragment('#at=3')).toBeNull();
  expect(tokenInFragment('#seat=')).toBeNull();
  expect(tokenInFragment('')).toBeNull();
});

test('a link to sit carries the invitation after the address, and a link to watch does not', () => {
  const link = new URL(tableLink('https://abbey.example', 'cloister', 'a-b_c=&'));
  expect([link.pathname, link.search, invitationInFragment(link.hash)]).toEqual(['/t/cloister', '', 'a-b_c=&']);
  expect(tokenInFragment(link.hash)).toBeNull();
  expect(tableLink('https://abbey.example', 'cloister', null)).toBe('https://abbey.example/t/cloister');
  expect(invitationInFragment('#seat=3')).toBeNull();
});

test('links to localhost open on this device only, and those to a name or an address of the network elsewhere too', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(isOnlyHere)).toEqual([true, true, true]);
  expect(['abbey.example', '192.168.1.5', '[fd00::1]'].map(isOnlyHere)).toEqual([false, false, false]);
});

test('an invitation is remembered for its own table', () => {
  keepInvitation('cloister', 'come in', store);
  expect([invitationTo('cloister', store), invitationTo('library', store)]).toEqual(['come in', null]);
});
