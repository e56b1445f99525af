import { expect, test } from 'vitest';
import type { Entry, Said } from '../wire/types';
import { isMoving, nightOf, showingsOf, stepsOf } from './entry';

const track = (id: string, figure: string, before: number, after: number, clause = 'task'): Said => ({
  id,
  args: { figure, before, after },
  clause,
});
const entry = (...lines: Said[]): Entry => ({ seat: 0, day: 3, lines });
const TILE: Said = { id: 'took-day', args: { seat: 2, event: 'hasty' } };

test('steps of one token are added up, and what stays takes none', () => {
  const steps = stepsOf(
    entry(
      track('suspicion', 'red', 10, 6),
      track('suspicion', 'grey', 10, 6),
      track('suspicion', 'grey', 6, 10),
      track('evidence', 'red', 5, 6),
      track('evidence', 'red', 6, 8),
      track('evidence', 'blue', 0, 0),
    ),
  );
  expect(steps).toEqual({ suspicion: { red: -4 }, evidence: { red: 3 } });
  expect(stepsOf(null)).toEqual({ suspicion: {}, evidence: {} });
});

test('a night tells who got how much by rank, and who takes the tile', () => {
  const night = nightOf(
    entry(
      track('evidence', 'white', 5, 6, 'dubious'),
      track('evidence', 'red', 5, 7, 'convert'),
      track('evidence', 'grey', 5, 10, 'convert'),
      TILE,
    ),
  );
  expect(night).toMatchObject({ day: 3, seat: 2, event: 'hasty' });
  expect(night?.ranking.map(({ figure, by }) => [figure, by])).toEqual([
    ['grey', 5],
    ['red', 2],
  ]);
});

test('after day 6 nobody begins tomorrow', () => {
  const nights = [5, 6].map((day) => nightOf({ seat: 0, day, lines: [TILE] }));
  expect(nights.map((night) => night?.last)).toEqual([false, true]);
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
