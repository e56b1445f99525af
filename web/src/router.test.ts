import { expect, test } from 'vitest';
import { placeOf } from './router.svelte';

test.each([
  ['/', { at: 'home' }],
  ['/t/cloister', { at: 'table', id: 'cloister' }],
  ['/t/cloister/', { at: 'table', id: 'cloister' }],
  ['/replay/cloister', { at: 'replay', id: 'cloister' }],
  ['/replay', { at: 'replay', id: null }],
  ['/analysis/cloister', { at: 'analysis', id: 'cloister' }],
  ['/analysis', { at: 'analysis', id: null }],
  ['/puzzle', { at: 'puzzle', code: null }],
  ['/puzzle/2026-11-17-c2', { at: 'puzzle', code: '2026-11-17-c2' }],
  ['/mine', { at: 'mine' }],
  ['/mine/cloister', { at: 'nowhere' }],
  ['/t', { at: 'nowhere' }],
  ['/crypt', { at: 'nowhere' }],
  ['/t/cloister/crypt', { at: 'nowhere' }],
  ['/t/%E0%A4%A', { at: 'table', id: '%E0%A4%A' }],
])('%s leads to its place', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
