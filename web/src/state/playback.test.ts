import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Replay } from '../wire/types';
import { Playback } from './playback.svelte';

const film = (length: number, phase = 'play'): Replay =>
  ({
    days: [0, 3, 7],
    frames: Array.from({ length }, (_, at) => ({ action: String(at), board: { phase } }) as Frame),
  }) as Replay;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step never leaves the film', () => {
  const playback = new Playback(film(10), 99);
  expect(playback.at).toBe(9);
  playback.go(-1);
  expect(playback.at).toBe(0);
});

test('the day is the one whose frames we are in', () => {
  expect([0, 2, 3, 6, 7, 9].map((at) => new Playback(film(10), at).day)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a day is one step away', () => {
  const playback = new Playback(film(10));
  playback.goToDay(3);
  expect(playback.at).toBe(7);
});

test('it runs to the end and stops there', () => {
  const playback = new Playback(film(4), 1);
  playback.run();
  vi.advanceTimersByTime(1600);
  expect([playback.at, playback.isRunning]).toEqual([2, true]);
  vi.advanceTimersByTime(1600);
  expect([playback.at, playback.isRunning]).toEqual([3, false]);
});

test('from the end it starts over', () => {
  const playback = new Playback(film(4), 3);
  playback.run();
  expect(playback.at).toBe(0);
});

test('twice as fast takes half the time', () => {
  const playback = new Playback(film(10));
  playback.speed = 2;
  playback.run();
  vi.advanceTimersByTime(1600);
  expect(playback.at).toBe(2);
});

test('a step by hand stops it', () => {
  const playback = new Playback(film(10));
  playback.run();
  playback.go(5);
  vi.advanceTimersByTime(9000);
  expect([playback.at, playback.isRunning]).toEqual([5, false]);
});

test('other eyes see the same part of the game', () => {
  const playback = new Playback(film(11), 5);
  playback.look(film(21));
  expect(playback.at).toBe(10);
});

test('after the last frame of a finished game comes the result, and back from it the last frame', () => {
  const playback = new Playback(film(4, 'over'), 2);
  playback.go(playback.at + 1);
  expect([playback.at, playback.isAtResult]).toEqual([3, false]);
  playback.go(playback.at + 1);
  expect([playback.at, playback.isAtResult]).toEqual([3, true]);
  playback.go(playback.last);
  expect([playback.at, playback.isAtResult]).toEqual([3, false]);
});

test('a finished game runs on to its result, and leaves time for the last frame', () => {
  const playback = new Playback(film(4, 'over'), 2);
  playback.run();
  vi.advanceTimersByTime(1600);
  expect([playback.at, playback.isAtResult, playback.isRunning]).toEqual([3, false, true]);
  vi.advanceTimersByTime(1600);
  expect([playback.at, playback.isAtResult, playback.isRunning]).toEqual([3, true, false]);
});

test('a game that was broken off has no result', () => {
  const playback = new Playback(film(4), 3);
  playback.go(9);
  expect(playback.isAtResult).toBe(false);
});

test('what has been shown stays known on the way back', () => {
  const playback = new Playback(film(11), 5);
  playback.go(8);
  playback.go(2);
  expect([playback.at, playback.furthest]).toEqual([2, 8]);
  playback.look(film(21));
  expect([playback.at, playback.furthest]).toEqual([4, 16]);
});
