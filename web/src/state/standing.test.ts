import { expect, test } from 'vitest';
import type { Board, Table } from '../wire/types';
import { standing } from './standing';

const KEYS = [{ seat: 1, token: 'x' }];
const at = (stage: Table['stage']): Table => ({ stage }) as Table;
const owing = (...seats: number[]): Board => ({ owing: seats }) as Board;

test('it is my turn when one of my seats owes a decision', () => {
  expect(standing(at('playing'), owing(0, 1), KEYS)).toBe('your-turn');
  expect(standing(at('playing'), owing(0), KEYS)).toBe('waiting');
  expect(standing(at('playing'), null, KEYS)).toBe('waiting');
});

test('before and after the game its stage says it all', () => {
  expect(standing(at('gathering'), null, KEYS)).toBe('gathering');
  expect(standing(at('over'), owing(1), KEYS)).toBe('over');
  expect(standing(null, null, KEYS)).toBe('unknown');
});
