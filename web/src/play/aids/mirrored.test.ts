import { expect, test } from 'vitest';
import type { Mirror, Reflection } from '../../wire/types';
import { mirroredAfter, mirroredChange, mirroredNow } from './mirrored';

const both = (red: number, careful: number): Reflection => ({
  simple: [red, 1000 - red, 0, 0, 0, 0],
  careful: [careful, 1000 - careful, 0, 0, 0, 0],
});
const mirror: Mirror = {
  type: 'mirror',
  until: 4,
  question: 1,
  now: both(140, 200),
  choices: [{ action: 'keep', least: both(90, 180), most: both(210, 180) }],
};

test('the mirror tells one number for now', () => {
  expect(mirroredNow(mirror, 'red')).toEqual({ simple: '14', careful: '20' });
  expect(mirroredNow(mirror, 'blue')).toEqual({ simple: '86', careful: '80' });
});

test('for a choice it tells a range, or one number where the rest of the turn changes nothing', () => {
  expect(mirroredAfter(mirror, 'keep', 'red')).toEqual({ simple: '9–21', careful: '18' });
});

test('an arrow says what would certainly be more, or less, than now', () => {
  expect(mirroredChange(mirror, 'keep', 'red')).toEqual({ simple: '9–21', careful: '18↓' });
  expect(mirroredChange(mirror, 'keep', 'blue')).toMatchObject({ careful: '82↑' });
});

test('of a choice that it knows nothing about it tells nothing', () => {
  expect(mirroredAfter(mirror, 'rest', 'red')).toBeNull();
});
