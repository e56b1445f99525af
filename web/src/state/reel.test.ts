import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Replay } from '../wire/types';
import { Reel } from './reel.svelte';

const film = (length: number): Replay =>
  ({ days: [0, 3, 7], frames: Array.from({ length }, (_, at) => ({ action: String(at) }) as Frame) }) as Replay;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step never leaves the film', () => {
  const reel = new Reel(film(10), 99);
  expect(reel.at).toBe(9);
  reel.go(-1);
  expect(reel.at).toBe(0);
});

test('the day is the one whose frames we are in', () => {
  expect([0, 2, 3, 6, 7, 9].map((at) => new Reel(film(10), at).day)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a day is one step away', () => {
  const reel = new Reel(film(10));
  reel.goToDay(3);
  expect(reel.at).toBe(7);
});

test('it runs to the end and stops there', () => {
  const reel = new Reel(film(4), 1);
  reel.run();
  vi.advanceTimersByTime(1600);
  expect([reel.at, reel.isRunning]).toEqual([2, true]);
  vi.advanceTimersByTime(1600);
  expect([reel.at, reel.isRunning]).toEqual([3, false]);
});

test('from the end it starts over', () => {
  const reel = new Reel(film(4), 3);
  reel.run();
  expect(reel.at).toBe(0);
});

test('twice as fast takes half the time', () => {
  const reel = new Reel(film(10));
  reel.speed = 2;
  reel.run();
  vi.advanceTimersByTime(1600);
  expect(reel.at).toBe(2);
});

test('a step by hand stops it', () => {
  const reel = new Reel(film(10));
  reel.run();
  reel.go(5);
  vi.advanceTimersByTime(9000);
  expect([reel.at, reel.isRunning]).toEqual([5, false]);
});

test('other eyes see the same part of the game', () => {
  const reel = new Reel(film(11), 5);
  reel.look(film(21));
  expect(reel.at).toBe(10);
});
