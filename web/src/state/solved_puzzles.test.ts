import { expect, test } from 'vitest';
import { MemoryStorage } from './memory_storage';
import { dayAt, keepSolved, solvedPuzzles, streak, type Solved } from './solved_puzzles';

const NOON = Date.UTC(2026, 10, 20, 12);

const solved = (day: string, more: Partial<Solved> = {}): Solved => ({
  code: `${day}-c1`,
  day,
  on: day,
  daily: true,
  tries: 1,
  score: null,
  ...more,
});

test('what is solved is kept, the newest first, and only the first time counts', () => {
  const store = new MemoryStorage();
  keepSolved(solved('2026-11-18'), store);
  keepSolved(solved('2026-11-19'), store);
  keepSolved(solved('2026-11-18', { tries: 4 }), store);
  expect(solvedPuzzles(store).map(({ day, tries }) => [day, tries])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-18', 1],
  ]);
});

test('what cannot be read counts for nothing', () => {
  const store = new MemoryStorage();
  for (const text of ['{', '{}', 'null', '7']) {
    store.setItem('abbey.puzzles', text);
    expect(solvedPuzzles(store)).toEqual([]);
  }
});

test('days change at midnight UTC', () => {
  expect(dayAt(Date.UTC(2026, 10, 20) - 1)).toBe('2026-11-19');
  expect(dayAt(Date.UTC(2026, 10, 20))).toBe('2026-11-20');
});

test('days in a row end today or yesterday', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => solved(day));
  expect(streak(days, NOON)).toBe(3);
  expect(streak([...days, solved('2026-11-20')], NOON)).toBe(4);
  expect(streak(days.slice(0, 2), NOON)).toBe(0);
});

test.each([
  ['on another day', { on: '2026-11-20' }],
  ['that is not the one of the day', { daily: false }],
  ['whose solution was only looked at', { tries: null }],
])('a puzzle %s does not count', (_, more) => {
  expect(streak([solved('2026-11-19', more), solved('2026-11-18')], NOON)).toBe(0);
});
