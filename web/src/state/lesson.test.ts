import { beforeEach, expect, test } from 'vitest';
import { endLesson, lessonTable, readStep, stepsRead } from './lesson';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as unknown as Storage;

beforeEach(() => {
  kept.clear();
  kept.set('abbey.lesson', '{"table":"abc","read":3}');
});

test('a lesson that is under way is remembered with how far it was read', () => {
  readStep('abc', 4, store);
  expect([lessonTable(store), stepsRead('abc', store)]).toEqual(['abc', 4]);
});

test('another table of a lesson has not been read', () => {
  readStep('other', 9, store);
  expect([stepsRead('other', store), stepsRead('abc', store)]).toEqual([0, 3]);
});

test('a lesson that was learnt is not under way', () => {
  endLesson(store);
  expect(lessonTable(store)).toBeNull();
});

test('what somebody else wrote there is as good as nothing', () => {
  kept.set('abbey.lesson', '{not json');
  expect(lessonTable(store)).toBeNull();
});
