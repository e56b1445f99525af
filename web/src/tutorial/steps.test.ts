import { expect, test } from 'vitest';
import type { LessonStep } from '../wire/types';
import { dueStep } from './steps';

const step = (at: number, asks: boolean): LessonStep => ({
  at,
  asks,
  says: { id: 'lesson-goal', args: {} },
  spot: 'evidence',
  action: null,
});
const STEPS = [step(0, false), step(0, false), step(0, true), step(1, true), step(2, false)];

test('what is told comes before what is asked', () => {
  expect([0, 1, 2].map((read) => dueStep(STEPS, 0, read))).toEqual([0, 1, 2]);
});

test('what is asked stays until it is done, and what was read is not told again after an undo', () => {
  expect(dueStep(STEPS, 1, 2)).toBe(3);
  expect(dueStep(STEPS, 0, 4)).toBe(2);
});

test('after the last step nothing is due', () => {
  expect(dueStep(STEPS, 2, 5)).toBe(-1);
  expect(dueStep(STEPS, 7, 0)).toBe(-1);
});
