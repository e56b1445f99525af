import { expect, test } from 'vitest';
import { pause_ms } from './backoff';

test('the longest pause doubles up to three seconds', () => {
  const pauses = [0, 1, 2, 3, 20].map((failures) => pause_ms(failures, () => 1));
  expect(pauses).toEqual([500, 1000, 2000, 3000, 3000]);
});

test('chance never takes more than half of it away', () => {
  expect(pause_ms(2, () => 0)).toBe(1000);
});
