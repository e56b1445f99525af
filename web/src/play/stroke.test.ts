import { expect, test } from 'vitest';
import { wayOf } from './stroke';

const FROM = { x: 100, y: 100 };

test('a finger that goes far enough goes the way that it goes most', () => {
  expect(wayOf(FROM, { x: 40, y: 110 })).toBe('left');
  expect(wayOf(FROM, { x: 160, y: 90 })).toBe('right');
  expect(wayOf(FROM, { x: 110, y: 60 })).toBe('up');
  expect(wayOf(FROM, { x: 110, y: 140 })).toBe('down');
  expect(wayOf(FROM, { x: 40, y: 200 })).toBe('down');
  expect(wayOf(FROM, { x: 180, y: 60 })).toBe('right');
});

test('a press goes nowhere', () => {
  expect(wayOf(FROM, { x: 90, y: 100 })).toBeNull();
  expect(wayOf(FROM, { x: 102, y: 90 })).toBeNull();
});
