import { expect, test } from 'vitest';
import { goalOf } from './roving_tabindex';

test('arrows walk, and stop at both ends', () => {
  expect(goalOf('ArrowDown', 0, 3)).toBe(1);
  expect(goalOf('ArrowDown', 2, 3)).toBe(2);
  expect(goalOf('ArrowUp', 0, 3)).toBe(0);
  expect(goalOf('End', 0, 3)).toBe(2);
  expect(goalOf('x', 0, 3)).toBeNull();
  expect(goalOf('Home', -1, 3)).toBeNull();
});
