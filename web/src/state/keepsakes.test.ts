import { expect, test } from 'vitest';
import { notesOf } from '../play/notebook/notebook.svelte';
import { forget } from './keepsakes';
import { MemoryStorage } from './memory_storage';
import { keepSolved } from './solved_puzzles';

test('notebooks and solved puzzles are forgotten, and nothing else', () => {
  const store = new MemoryStorage();
  store.setItem(notesOf('cloister', 0), 'red is Bruno');
  store.setItem(notesOf('cellar', 2), 'nobody');
  keepSolved({ code: 'c', day: '2026-11-17', on: '2026-11-17', daily: true, tries: 1, score: null }, store);
  store.setItem('abbey.table.cloister', 'a key');
  store.setItem('abbey.language', 'de');
  forget(store);
  expect(Array.from({ length: store.length }, (_, place) => store.key(place))).toEqual([
    'abbey.table.cloister',
    'abbey.language',
  ]);
});
