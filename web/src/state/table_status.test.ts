import { expect, test } from 'vitest';
import type { Glance, Table } from '../wire/types';
import { statusOf } from './table_status';

const KEYS = [{ seat: 1, token: 'x' }];
const at = (stage: Table['stage'], ...owing: number[]): Glance => ({ table: { stage } as Table, owing });

test('it is my turn when one of my seats owes a decision', () => {
  expect(statusOf(at('playing', 0, 1), KEYS)).toBe('your-turn');
  expect(statusOf(at('playing', 0), KEYS)).toBe('waiting');
});

test('before and after the game its stage says it all', () => {
  expect(statusOf(at('gathering'), KEYS)).toBe('gathering');
  expect(statusOf(at('over', 1), KEYS)).toBe('over');
});

test('a table that has not answered yet status we know not how', () => {
  expect(statusOf(null, KEYS)).toBe('unknown');
});
