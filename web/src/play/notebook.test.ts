import { expect, test } from 'vitest';
import type { Board } from '../wire/types';
import { isRuledOut, Notebook } from './notebook.svelte';

const board = { shown: [[], ['blue'], []] as string[][] } as Board;

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a mark goes round: no, perhaps, yes, nothing', () => {
  const notes = new Notebook('here', store());
  const seen = [1, 2, 3, 4].map(() => (notes.turn(1, 'grey'), notes.mark(1, 'grey')));
  expect(seen).toEqual(['no', 'maybe', 'yes', '']);
});

test('notes are there again next time, each at its own place', () => {
  const shelf = store();
  const notes = new Notebook('here', shelf);
  notes.turn(2, 'red');
  notes.text = 'Severin is nervous';
  expect(new Notebook('here', shelf).mark(2, 'red')).toBe('no');
  expect(new Notebook('here', shelf).text).toBe('Severin is nervous');
  expect(new Notebook('there', shelf).mark(2, 'red')).toBe('');
});

test('a page somebody else scribbled on is a blank page', () => {
  expect(new Notebook('here', { ...store(), getItem: () => '{not json' }).text).toBe('');
});

test('a shown marker is ruled out, and so is my own colour as long as my letter is open', () => {
  expect(isRuledOut(board, null, 1, 'blue')).toBe(true);
  expect(isRuledOut(board, null, 1, 'red')).toBe(false);
  expect(isRuledOut(board, null, 2, 'blue')).toBe(false);
  expect(isRuledOut(board, 'red', 1, 'red')).toBe(true);
  expect(isRuledOut(board, 'red', 1, 'blue')).toBe(true);
  expect(isRuledOut(board, 'red', 1, 'grey')).toBe(false);
});
