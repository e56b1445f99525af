import { expect, test } from 'vitest';
import type { ToldTurn } from '../wire/types';
import { mostMoved } from './words';

const told = (simple: number, careful: number): ToldTurn => ({
  moment: 5,
  until: 8,
  day: 1,
  actions: [],
  lines: [],
  before: { simple: 0.5, careful: 0.5 },
  after: { simple, careful },
  rise: (simple + careful) / 2 - 0.5,
});

test('the observer whom a turn moved most is found, whether up or down, and the careful one if both moved alike', () => {
  expect(mostMoved(told(0.9, 0.5))).toBe('simple');
  expect(mostMoved(told(0.4, 0.7))).toBe('careful');
  expect(mostMoved(told(0.2, 0.4))).toBe('simple');
  expect(mostMoved(told(0.75, 0.75))).toBe('careful');
});
