import { expect, test } from 'vitest';
import { timeLeft } from './clock';

test.each([
  [-3, 'seconds', 0],
  [0.2, 'seconds', 1],
  [30, 'seconds', 30],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [3600, 'minutes', 60],
  [7200, 'hours', 2],
  [86_400, 'hours', 24],
  [259_199.5, 'days', 3],
  [259_195, 'days', 3],
] as const)('%d s are told in %s: %d', (seconds, unit, count) => {
  expect(timeLeft(seconds)).toMatchObject({ message: `play-clock-${unit}`, count });
});

test('only the last moments are a reason to hurry', () => {
  expect([timeLeft(15).isShort, timeLeft(14).isShort]).toEqual([false, true]);
});
