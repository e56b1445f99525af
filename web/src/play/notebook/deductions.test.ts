import { expect, test } from 'vitest';
import type { Deductions, Notebook } from '../../wire/types';
import { MONKS } from '../../wire/words';
import { bitsText, certaintyOf, courseOf, percentOf, seenBy, shareOf } from './deductions';

const row = (red: number): number[] => [red, 1000 - red, 0, 0, 0, 0];
const everybody: Deductions = {
  candidates: [[...MONKS], ['red', 'blue'], ['grey']],
  odds: [
    { until: 1, day: 1, seats: [row(167), row(500), row(0)] },
    { until: 9, day: 2, seats: [row(167), row(612), row(0)] },
  ],
};
const own: Deductions = { candidates: [['red'], ['blue'], ['grey']], odds: null };
const notebook: Notebook = { type: 'notebook', until: 9, everybody, own, assumes: null };

test('a closed letter leaves what everybody knows, an open one shows what I know', () => {
  expect(seenBy('everybody', notebook)).toBe(everybody);
  expect(seenBy('own', notebook)).toBe(own);
  expect(seenBy('own', { ...notebook, own: null })).toBe(everybody);
  expect(seenBy('own', null)).toBeNull();
});

test('who is no candidate is out, and the only candidate it is', () => {
  expect(certaintyOf(everybody, { seat: 1, monk: 'grey' })).toBe('out');
  expect(certaintyOf(everybody, { seat: 1, monk: 'red' })).toBe('open');
  expect(certaintyOf(everybody, { seat: 2, monk: 'grey' })).toBe('is');
  expect(certaintyOf(null, { seat: 2, monk: 'grey' })).toBe('open');
});

test('the last odds are those of now, and all of them are a curve', () => {
  expect(shareOf(everybody, { seat: 1, monk: 'red' })).toBe(612);
  expect(shareOf(own, { seat: 1, monk: 'red' })).toBeNull();
  expect(courseOf(everybody, { seat: 1, monk: 'blue' })).toEqual([
    { until: 1, day: 1, share: 500 },
    { until: 9, day: 2, share: 388 },
  ]);
});

test('only what is certain reads 0 or 100', () => {
  expect([0, 1, 4, 15, 605, 996, 999, 1000].map(percentOf)).toEqual([0, 1, 1, 2, 61, 99, 99, 100]);
});

test('bits have a sign and one decimal', () => {
  expect([13, -2, 30].map(bitsText)).toEqual(['+1.3', '−0.2', '+3.0']);
});
