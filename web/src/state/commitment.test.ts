import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isAsPromised, verdictOn } from './commitment';

const SALT = '00ff10';
const SEED = '5eed'.repeat(16);
const MINE = 'ab'.repeat(32);
const THEIRS = 'cd'.repeat(32);
const TEXT = `abbey deal\n4\nFalse\ncarry\nš\n${SEED}\n`;
const digest = (text: string): string =>
  createHash('sha256').update(Buffer.from(SALT, 'hex')).update(text).digest('hex');
const COMMITMENT = digest(TEXT);
const PROMISE = digest(`abbey seed\n${SEED}\n`);

const dealt = (shares: string[], promise: string | null = PROMISE) => {
  const text = TEXT + shares.map((share) => `${share}\n`).join('');
  return { opened: { salt: SALT, text }, commitment: digest(text), promise, shares };
};
const kept = (promise = PROMISE) => [{ seat: 0, promise, share: MINE }];

test('the promised deal is recognised', () => {
  expect(isAsPromised({ salt: SALT, text: TEXT }, COMMITMENT)).toBe(true);
});

test('another deal, or another salt, is not', () => {
  expect(isAsPromised({ salt: SALT, text: TEXT.replace('4', '5') }, COMMITMENT)).toBe(false);
  expect(isAsPromised({ salt: '00ff11', text: TEXT }, COMMITMENT)).toBe(false);
});

test('a deal is judged when it is opened', () => {
  expect(verdictOn({ ...dealt([]), opened: null }, kept())).toBe(null);
  expect(verdictOn(dealt([], null), [])).toBe('yes');
  expect(verdictOn(dealt([THEIRS, '']), [])).toBe('yes');
});

test('what we added is in the deal, or was left out', () => {
  expect(verdictOn(dealt([MINE, THEIRS]), kept())).toBe('mixed');
  expect(verdictOn(dealt([MINE, '']), kept())).toBe('mixed');
  expect(verdictOn(dealt(['', THEIRS]), kept())).toBe('left-out');
  expect(verdictOn(dealt([]), kept())).toBe('left-out');
});

test('a seed that is not the promised one is noticed, by what the table says and by what we remember', () => {
  const other = digest(`abbey seed\n${'0'.repeat(64)}\n`);
  expect(verdictOn(dealt([MINE, THEIRS], other), [])).toBe('no');
  expect(verdictOn(dealt([MINE, THEIRS]), kept(other))).toBe('no');
  expect(verdictOn({ ...dealt([MINE, THEIRS]), shares: [THEIRS, MINE] }, [])).toBe('no');
});
