import { expect, test } from 'vitest';
import { leafOf } from './swipe';

const start = { x: 100, y: 100 };

test('a finger drawn left turns on, one drawn right turns back', () => {
  expect(leafOf(start, { x: 40, y: 110 })).toBe(1);
  expect(leafOf(start, { x: 160, y: 90 })).toBe(-1);
});

test('a tap turns nothing, and neither does a finger that scrolls', () => {
  expect(leafOf(start, { x: 90, y: 100 })).toBe(0);
  expect(leafOf(start, { x: 40, y: 200 })).toBe(0);
});
