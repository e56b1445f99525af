import { expect, test } from 'vitest';
import { goalOf } from './grid_keys';

test('arrows walk in four directions and stop at the edges', () => {
  const walk = (key: string, from: number): number | null => goalOf(key, from, 6, 18);
  expect(walk('ArrowRight', 0)).toBe(1);
  expect(walk('ArrowRight', 5)).toBeNull();
  expect(walk('ArrowLeft', 6)).toBeNull();
  expect(walk('ArrowDown', 1)).toBe(7);
  expect(walk('ArrowDown', 13)).toBeNull();
  expect(walk('ArrowUp', 7)).toBe(1);
  expect(walk('ArrowUp', 1)).toBeNull();
  expect(walk('Enter', 1)).toBeNull();
  expect(walk('ArrowUp', -1)).toBeNull();
});
