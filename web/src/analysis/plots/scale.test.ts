import { expect, test } from 'vitest';
import type { AnalysedMoment } from '../../wire/types';
import { areasOf, chancesAt, daysIn, lineOf, momentAt } from './scale';

const FRAME = { width: 100, height: 10, actions: 20 };
const MOMENTS: AnalysedMoment[] = [
  { moment: 0, day: 1, after: 'start', seat: null },
  { moment: 5, day: 1, after: 'turn', seat: 0 },
  { moment: 10, day: 2, after: 'show', seat: null },
  { moment: 20, day: 2, after: 'end', seat: null },
];

test('a day begins at its first moment', () => {
  expect(daysIn(MOMENTS)).toEqual([
    { day: 1, moment: 0 },
    { day: 2, moment: 10 },
  ]);
});

test('a line goes by the actions of the record, from the bottom to the top', () => {
  expect(lineOf(FRAME, MOMENTS, [0, 0.5, 1])).toBe('M0.0 10.0L25.0 5.0L50.0 0.0');
});

test('areas lie on top of each other and fill the plot', () => {
  const chances = [
    [0.5, 0.5],
    [0.2, 0.8],
  ];
  expect(areasOf(FRAME, MOMENTS.slice(0, 2), chances)).toEqual([
    'M0.0 5.0L25.0 8.0L25.0 10.0L0.0 10.0Z',
    'M0.0 0.0L25.0 0.0L25.0 8.0L0.0 5.0Z',
  ]);
});

test('between two moments the chances of the earlier one hold', () => {
  const chances = [[0.1], [0.2], [0.3], [1]];
  expect([0, 4, 5, 19, 20, 99].map((moment) => chancesAt(MOMENTS, chances, moment)[0])).toEqual([
    0.1, 0.1, 0.2, 0.3, 1, 1,
  ]);
});

test('a press outside the plot goes to its nearest end', () => {
  expect([-5, 0, 49, 100, 120].map((x) => momentAt(FRAME, x))).toEqual([0, 0, 10, 20, 20]);
});
