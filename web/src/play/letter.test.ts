import { beforeEach, expect, test } from 'vitest';
import { HOLD_MS, Letter, letterOf, OPEN_MS } from './letter.svelte';

let kept: Map<string, string>;
let waiting: { call: () => void; ms: number }[];

const store = {
  getItem: (name: string): string | null => kept.get(name) ?? null,
  setItem: (name: string, text: string): void => void kept.set(name, text),
};

function later(call: () => void, ms: number): () => void {
  const timer = { call, ms };
  waiting.push(timer);
  return () => (waiting = waiting.filter((each) => each !== timer));
}

const letter = (seat = 0): Letter => new Letter(letterOf('abbey', seat), store, later);

beforeEach(() => {
  kept = new Map();
  waiting = [];
});

test('a letter is closed at first', () => {
  expect(letter().isOpen).toBe(false);
});

test('held, it is open as long as it is held', () => {
  const held = letter();
  held.press(0);
  expect(held.isOpen).toBe(true);
  held.release(HOLD_MS);
  expect(held.isOpen).toBe(false);
  expect(waiting).toEqual([]);
});

test('pressed shortly, it stays open and closes by itself', () => {
  const pressed = letter();
  pressed.press(0);
  pressed.release(HOLD_MS - 1);
  expect(pressed.isOpen).toBe(true);
  expect(waiting.map(({ ms }) => ms)).toEqual([OPEN_MS]);
  waiting[0]?.call();
  expect(pressed.isOpen).toBe(false);
});

test('a short press closes an open one', () => {
  const pressed = letter();
  pressed.toggle();
  pressed.press(0);
  expect(pressed.isOpen).toBe(true);
  pressed.release(1);
  expect(pressed.isOpen).toBe(false);
  expect(waiting).toEqual([]);
});

test('a key that repeats while it is held is one press', () => {
  const held = letter();
  held.press(0);
  held.press(HOLD_MS);
  held.release(HOLD_MS + 1);
  expect(held.isOpen).toBe(false);
});

test('a release without a press, anywhere on the page, changes nothing', () => {
  const clicked = letter();
  clicked.toggle();
  clicked.release(0);
  expect(clicked.isOpen).toBe(true);
});

test('a click opens it and a second one closes it; the timer of the first does not close a third', () => {
  const clicked = letter();
  clicked.toggle();
  clicked.toggle();
  expect([clicked.isOpen, waiting.length]).toEqual([false, 0]);
  clicked.toggle();
  expect([clicked.isOpen, waiting.length]).toEqual([true, 1]);
});

test('a letter that is covered while it is held stays closed when it is let go', () => {
  const held = letter();
  held.press(0);
  held.close();
  held.release(1);
  expect(held.isOpen).toBe(false);
});

test('a broken seal is remembered, for this table and this seat', () => {
  expect(letter().isSealBroken).toBe(false);
  letter().breakSeal();
  expect([letter().isSealBroken, letter(1).isSealBroken]).toEqual([true, false]);
  expect(new Letter(letterOf('another', 0), store, later).isSealBroken).toBe(false);
});

test('a browser that keeps nothing remembers the broken seal for this visit', () => {
  const full = { getItem: () => null, setItem: () => { throw new Error('full'); } }; // prettier-ignore
  const visited = new Letter(letterOf('abbey', 0), full, later);
  visited.breakSeal();
  expect(visited.isSealBroken).toBe(true);
});
