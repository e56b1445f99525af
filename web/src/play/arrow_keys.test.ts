import { expect, test } from 'vitest';
import { nearest } from './arrow_keys';

const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };
const HERE = { x: 0, y: 0 };

test('the nearest one that lies ahead is next', () => {
  expect(nearest(HERE, RIGHT, [HERE, { x: 200, y: 0 }, { x: 100, y: 10 }, { x: -50, y: 0 }])).toBe(2);
});

test('straight ahead beats a little nearer but far aside', () => {
  expect(
    nearest(HERE, DOWN, [
      { x: 60, y: 90 },
      { x: 0, y: 120 },
    ]),
  ).toBe(1);
});

test('at the edge there is nothing more', () => {
  expect(nearest(HERE, RIGHT, [HERE, { x: -100, y: 0 }, { x: 10, y: 300 }])).toBeNull();
});
