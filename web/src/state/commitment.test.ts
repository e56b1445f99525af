import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isAsPromised } from './commitment';

const SALT = '00ff10';
const TEXT = 'abbey deal\n4\nFalse\ncarry\nš\n';
const PROMISE = createHash('sha256').update(Buffer.from(SALT, 'hex')).update(TEXT).digest('hex');

test('the promised deal is recognised', () => {
  expect(isAsPromised({ salt: SALT, text: TEXT }, PROMISE)).toBe(true);
});

test('another deal, or another salt, is not', () => {
  expect(isAsPromised({ salt: SALT, text: TEXT.replace('4', '5') }, PROMISE)).toBe(false);
  expect(isAsPromised({ salt: '00ff11', text: TEXT }, PROMISE)).toBe(false);
});
