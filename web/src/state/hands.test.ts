import { expect, test } from 'vitest';
import type { Frame, Own, Revealed } from '../wire/types';
import { handsIn } from './hands';

const frame = (own: Partial<Own> | null, open: Partial<Revealed> | null): Frame => ({ own, open }) as Frame;

test('a spectator saw no hand', () => {
  expect(handsIn(frame(null, null))).toEqual([]);
});

test('a player saw their own', () => {
  const own: Partial<Own> = { seat: 1, identity: 'red', hand: ['grey2'] };
  expect(handsIn(frame(own, null))).toEqual([{ seat: 1, identity: 'red', cards: ['grey2'] }]);
});

test('with all cards open every hand is there', () => {
  const open: Partial<Revealed> = { hands: [['red1'], ['grey2']], identities: ['blue', 'black'] };
  expect(handsIn(frame(null, open)).map((hand) => hand.identity)).toEqual(['blue', 'black']);
});
