import { expect, test } from 'vitest';
import { besideOf, type Box, type Point, type Size } from './placement';

const NOTE: Size = { width: 350, height: 150 };
const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
const HEADER = 48;

const overlap = (at: Point, note: Size, target: Box): boolean =>
  at.left < target.left + target.width &&
  at.left + note.width > target.left &&
  at.top < target.top + target.height &&
  at.top + note.height > target.top;

test('a note lies beside what it is about, and on the screen', () => {
  const targets: Box[] = [
    { left: 0, top: 320, width: 220, height: 200 },
    { left: 1000, top: 60, width: 270, height: 180 },
    { left: 600, top: 400, width: 100, height: 80 },
  ];
  for (const target of targets) {
    const at = besideOf(target, NOTE, DESKTOP, HEADER);
    expect(overlap(at, NOTE, target)).toBe(false);
    expect(at.left >= 0 && at.left + NOTE.width <= DESKTOP.width).toBe(true);
    expect(at.top >= HEADER && at.top + NOTE.height <= DESKTOP.height).toBe(true);
  }
});

test('above a card, not over its neighbours', () => {
  const card = { left: 100, top: 620, width: 80, height: 120 };
  expect(besideOf(card, NOTE, DESKTOP, HEADER).top + NOTE.height).toBeLessThan(card.top);
});

test('on a phone above or below', () => {
  const top = { left: 200, top: 50, width: 80, height: 40 };
  expect(besideOf(top, NOTE, PHONE, HEADER).top).toBeGreaterThan(90);
  const low = { left: 20, top: 600, width: 80, height: 140 };
  expect(besideOf(low, NOTE, PHONE, HEADER).top + NOTE.height).toBeLessThan(600);
});

test('what fills the screen is covered at its far edge', () => {
  const whole = { left: 0, top: 60, width: 390, height: 700 };
  expect(besideOf(whole, NOTE, PHONE, HEADER)).toEqual({ left: 20, top: 686 });
});

test('a note about nothing lies at the top', () => {
  expect(besideOf(null, NOTE, PHONE, HEADER)).toEqual({ left: 20, top: 56 });
});

test('a note does not hide the map that it asks for, where there is room below it', () => {
  const screen = { width: 360, height: 740 };
  const note = { width: 344, height: 214 };
  const map = { left: 0, top: 52, width: 360, height: 368 };
  const low = { left: 90, top: 320, width: 90, height: 90 };
  expect(overlap(besideOf(low, note, screen, HEADER, map), note, map)).toBe(false);
  const wide = { left: 300, top: 130, width: 590, height: 435 };
  const place = { left: 420, top: 420, width: 100, height: 100 };
  expect(besideOf(place, NOTE, DESKTOP, HEADER, wide)).toEqual(besideOf(place, NOTE, DESKTOP, HEADER));
});
