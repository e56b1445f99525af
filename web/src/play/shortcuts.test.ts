import { expect, test } from 'vitest';
import { commandOf, keyOf } from './shortcuts';

const press = (key: string, more: object = {}): Parameters<typeof commandOf>[0] => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: null,
  ...more,
});
const inside = (selector: string): object => ({
  target: { closest: (wanted: string) => wanted.includes(selector) || null },
});

test('numbers choose, and some letters command', () => {
  expect(commandOf(press('3'), true)).toEqual({ do: 'choose', place: 2 });
  expect(commandOf(press('u'), true)).toEqual({ do: 'undo' });
  expect(commandOf(press('#'), true)).toBeNull();
});

test('choices past nine have the letters that are not commands', () => {
  expect(commandOf(press('a'), true)).toEqual({ do: 'choose', place: 9 });
  const keys = Array.from({ length: 30 }, (_, place) => keyOf(place));
  expect(new Set(keys).size).toBe(30);
  for (const [place, key] of keys.entries()) expect(commandOf(press(key ?? ''), true)).toEqual({ do: 'choose', place });
  expect(keyOf(30)).toBeUndefined();
});

test('Ctrl+Z and Escape work even without single keys', () => {
  expect(commandOf(press('z', { ctrlKey: true }), false)).toEqual({ do: 'undo' });
  expect(commandOf(press('Escape'), false)).toEqual({ do: 'cancel' });
  expect(commandOf(press('3'), false)).toBeNull();
});

test("who types is left alone, and Enter on a button is the button's", () => {
  expect(commandOf(press('u', inside('textarea')), true)).toBeNull();
  expect(commandOf(press('Enter', inside('button')), true)).toBeNull();
  expect(commandOf(press('Enter'), true)).toEqual({ do: 'confirm' });
});
