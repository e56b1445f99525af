import { expect, test } from 'vitest';
import type { Board } from '../wire/types';
import { isRuledOut } from './ruled_out';

const board = { shown: [[], ['blue'], []] as string[][] } as Board;

test('a shown marker is ruled out, and so is my own colour', () => {
  expect(isRuledOut(board, null, 1, 'blue')).toBe(true);
  expect(isRuledOut(board, null, 1, 'red')).toBe(false);
  expect(isRuledOut(board, null, 2, 'blue')).toBe(false);
  expect(isRuledOut(board, 'red', 1, 'red')).toBe(true);
  expect(isRuledOut(board, 'red', 1, 'grey')).toBe(false);
});
