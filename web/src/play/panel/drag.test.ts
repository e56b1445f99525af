import { expect, test } from 'vitest';
import { pullOf } from './drag';

const FROM = { x: 100, y: 100 };

test('a finger that goes far enough pulls up or down', () => {
  expect(pullOf(FROM, { x: 110, y: 60 })).toBe(1);
  expect(pullOf(FROM, { x: 110, y: 140 })).toBe(-1);
});

test('a press, and a finger that goes sideways, pull nothing', () => {
  expect(pullOf(FROM, { x: 102, y: 90 })).toBe(0);
  expect(pullOf(FROM, { x: 180, y: 60 })).toBe(0);
});
