import { expect, it } from 'vitest';
import { ghostOf, marks, scrollEnd, side } from './tracks';

it('prints the scroll to 50 and unrolls it in tens beyond', () => {
  expect(scrollEnd([5, 12])).toBe(50);
  expect(scrollEnd([5, 50])).toBe(50);
  expect(scrollEnd([5, 51])).toBe(60);
});

it('marks both ends of a track', () => {
  expect(marks(40, 10)).toEqual([0, 10, 20, 30, 40]);
});

it('shows no ghost where nothing would change', () => {
  expect(ghostOf({ red: 10 }, 'red', 10)).toBeNull();
  expect(ghostOf({ red: 13 }, 'red', 10)).toBe(13);
  expect(ghostOf({}, 'red', 10)).toBeNull();
});

it('writes the number away from the ghost', () => {
  expect(side(10, 13)).toBe(-1);
  expect(side(10, 6)).toBe(1);
  expect(side(10, null)).toBe(1);
});
