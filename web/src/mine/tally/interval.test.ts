import { expect, test } from 'vitest';
import { meanOf, quantile, shareOf } from './interval';

test("a share has Wilson's interval", () => {
  // From the formula in any book: 8 of 20.
  expect(shareOf(8, 20)).toEqual({
    middle: 0.4,
    low: expect.closeTo(0.2188, 3) as number,
    high: expect.closeTo(0.6134, 3) as number,
  });
});

test('a share of nothing and a share of everything keep their doubt', () => {
  expect(shareOf(0, 3).low).toBe(0);
  expect(shareOf(0, 3).high).toBeCloseTo(0.5615, 3);
  expect(shareOf(3, 3).high).toBe(1);
  expect(shareOf(3, 3).low).toBeCloseTo(0.4385, 3);
});

test("Student's quantiles are those of the tables", () => {
  const tables: [number, number][] = [
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [19, 2.093],
    [120, 1.98],
  ];
  for (const [degrees, known] of tables) expect(quantile(degrees)).toBeCloseTo(known, 2);
});

test('a mean has an interval that narrows with more values', () => {
  const few = meanOf([1, 2, 3, 4, 5]);
  const many = meanOf(Array.from({ length: 50 }, (_, index) => (index % 5) + 1));
  expect(few.middle).toBe(3);
  expect(few.high - few.middle).toBeCloseTo((2.776 * Math.sqrt(2.5)) / Math.sqrt(5), 1);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3);
});
