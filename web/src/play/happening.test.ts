import { expect, test } from 'vitest';
import type { Entry, Said } from '../wire/types';
import { changesOf, isMoving, nightOf, showingsOf } from './happening';

const track = (id: string, figure: string, before: number, after: number, clause = 'task'): Said => ({
  id,
  args: { figure, before, after },
  clause,
});
const entry = (...lines: Said[]): Entry => ({ seat: 0, day: 3, lines });

test('changes of one token are added up, and what stays is no change', () => {
  const changes = changesOf(
    entry(
      track('suspicion', 'red', 10, 6),
      track('evidence', 'red', 5, 6),
      track('evidence', 'red', 6, 8),
      track('evidence', 'blue', 0, 0),
    ),
  );
  expect(changes).toEqual([
    { track: 'suspicion', figure: 'red', by: -4, after: 6 },
    { track: 'evidence', figure: 'red', by: 3, after: 8 },
  ]);
});

test('a night tells who got how much by rank, and who takes the tile', () => {
  const night = nightOf(
    entry(
      track('evidence', 'white', 5, 6, 'dubious'),
      track('evidence', 'red', 5, 7, 'convert'),
      track('evidence', 'grey', 5, 10, 'convert'),
      { id: 'took-day', args: { seat: 2, event: 'hasty' } },
    ),
  );
  expect(night).toMatchObject({ day: 3, seat: 2, event: 'hasty' });
  expect(night?.ranking.map(({ figure, by }) => [figure, by])).toEqual([
    ['grey', 5],
    ['red', 2],
  ]);
});

test('without a tile taken it is no night', () => {
  expect(nightOf(entry(track('evidence', 'red', 5, 7, 'talkative')))).toBeNull();
});

test('markers turned up are told by seat', () => {
  expect(showingsOf(entry({ id: 'showed', args: { seat: 1, figure: 'blue' } }))).toEqual([{ seat: 1, monk: 'blue' }]);
});

test('a card alone moves nothing', () => {
  expect(isMoving(entry({ id: 'played', args: {} }))).toBe(false);
  expect(isMoving(entry({ id: 'moved', args: {} }))).toBe(true);
});
