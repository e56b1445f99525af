import { expect, test } from 'vitest';
import type { Entry } from '../wire/types';
import { chapters, decisionsOf, forAll, sinceMine, turnSoFar } from './story';

const entry = (seat: number, day: number, ...ids: string[]): Entry => ({
  seat,
  day,
  lines: ids.map((id) => ({ id, args: {} })),
});

const LOG = [
  entry(-1, 1, 'day'),
  entry(0, 1, 'played'),
  entry(0, 1, 'moved', 'drew'),
  entry(1, 1, 'played', 'passed'),
  entry(1, 1, 'moved', 'took-day'),
  entry(0, 1, 'marked', 'chose'),
  entry(1, 1, 'chose', 'showed', 'day'),
  entry(1, 2, 'played'),
];

test("a turn is a chapter, and a reveal is everybody's", () => {
  expect(chapters(LOG).map(({ seat, day, first }) => [seat, day, first])).toEqual([
    [-1, 1, 0],
    [0, 1, 1],
    [1, 1, 3],
    [-1, 1, 5],
    [1, 2, 7],
  ]);
});

test('two turns running of one seat are two chapters', () => {
  expect(chapters([entry(1, 2, 'played', 'moved'), entry(1, 2, 'played')])).toHaveLength(2);
});

test("the turn so far begins with the card, and is empty outside of one's turn", () => {
  expect(turnSoFar(LOG.slice(0, 3), 0).map((line) => line.id)).toEqual(['played', 'moved', 'drew']);
  expect(turnSoFar(LOG, 0)).toEqual([]);
});

test('what others did begins after my last decision', () => {
  expect(sinceMine(LOG, 0)).toBe(6);
  expect(sinceMine(LOG, 1)).toBe(8);
  expect(sinceMine(LOG, 3)).toBe(0);
});

test('a shared screen keeps silent about what only one may know', () => {
  const heard = forAll(LOG).flatMap((one) => one.lines.map((line) => line.id));
  expect(heard).not.toContain('drew');
  expect(heard).not.toContain('marked');
  expect(heard).toContain('showed');
});

test('only the own decisions count', () => {
  const made = [-1, 0, 1, 0].map((seat) => entry(seat, 1, 'played'));
  expect(decisionsOf(made, 0)).toBe(2);
});
