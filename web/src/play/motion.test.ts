import { beforeEach, expect, test } from 'vitest';
import type { Board, Entry, Update } from '../wire/types';
import { LONGEST_MS, MOST_WAITING, Motion, durationOf, QUIET_MS, RUSH_MS } from './motion.svelte';

let bell: (() => void) | null;
let still: boolean;
let motion: Motion;

const board = (time: number): Board => ({ time }) as Board;
const entry = (seat: number, ...ids: string[]): Entry => ({
  seat,
  day: 1,
  lines: ids.map((id) => ({ id, args: { seat, figure: 'red', before: 1, after: 2, event: 'hasty' } })),
});
const update = (time: number, seat: number, ...ids: string[]): Update => ({
  type: 'update',
  version: time,
  board: board(time),
  at: time,
  entry: entry(seat, ...ids),
});
const ring = (): void => bell?.();

beforeEach(() => {
  bell = null;
  still = false;
  const later = (call: () => void): (() => void) => {
    bell = call;
    return () => (bell = null);
  };
  motion = new Motion(board(0), { isMine: (seat) => seat === 0, isStill: () => still, pace: () => 'usual', later });
});

test('of each board only what is new is told, and all of it is shown', () => {
  motion.settle({ day: 2, time: 0 } as Board);
  motion.take(update(1, 1, 'played'));
  motion.take(update(2, 1, 'moved'));
  expect(motion.board).toEqual({ day: 2, time: 1 });
  ring();
  expect(motion.board).toEqual({ day: 2, time: 2 });
});

test('what others do is shown one after another', () => {
  motion.take(update(1, 1, 'played'));
  motion.take(update(2, 1, 'moved'));
  expect(motion.board.time).toBe(1);
  ring();
  expect([motion.board.time, motion.place]).toEqual([2, 2]);
  ring();
  expect([motion.board.time, motion.place, motion.busy]).toEqual([2, -1, false]);
});

test('my own decision is shown at once, and so is all that waited', () => {
  motion.take(update(1, 1, 'played'));
  motion.take(update(2, 1, 'moved'));
  motion.take(update(3, 0, 'played'));
  expect(motion.board.time).toBe(3);
});

test('skipping shows the newest board', () => {
  for (const time of [1, 2, 3]) motion.take(update(time, 1, 'moved'));
  motion.skip();
  expect(motion.board.time).toBe(3);
});

test('nothing waits when motion is not wanted, nor when too much does', () => {
  still = true;
  motion.take(update(1, 1, 'moved'));
  motion.take(update(2, 1, 'moved'));
  expect(motion.board.time).toBe(2);
  still = false;
  for (let time = 3; time < MOST_WAITING + 6; time++) motion.take(update(time, 1, 'moved'));
  expect(motion.board.time).toBeGreaterThan(MOST_WAITING);
});

test('a decision taken back is shown at once and leaves the recap', () => {
  motion.take(update(1, 1, 'played'));
  motion.take({ type: 'update', version: 9, board: board(0), at: 1 });
  expect([motion.board.time, motion.recap.length]).toEqual([0, 0]);
});

test("a day's end waits to be dismissed, then the rest goes on", () => {
  motion.take(update(1, 1, 'moved', 'took-day'));
  motion.take(update(2, 2, 'moved'));
  expect(motion.moment?.place).toBe(1);
  motion.skip();
  motion.see();
  expect(motion.board.time).toBe(1);
  motion.dismiss();
  expect([motion.moment, motion.board.time]).toEqual([null, 2]);
});

test('until a moment has been seen, board and log stay as they were before it', () => {
  motion.take(update(1, 1, 'moved'));
  motion.take(update(2, 1, 'moved', 'took-day'));
  expect([motion.shown, motion.unseen]).toEqual([2, 2]);
  ring();
  expect([motion.board.time, motion.shown, motion.unseen]).toEqual([1, 2, 2]);
  motion.see();
  expect([motion.board.time, motion.shown, motion.unseen]).toEqual([2, 3, Infinity]);
});

test('a moment that nobody waited for is seen when it is dismissed', () => {
  motion.take(update(1, 1, 'moved', 'took-day'));
  motion.dismiss();
  expect([motion.board.time, motion.isSeen]).toEqual([1, true]);
});

test('a moment long past is shown on the board from before it', () => {
  motion.stopFor({ board: board(9), entry: entry(1, 'unveiled'), place: 7 }, board(8));
  expect([motion.board.time, motion.shown]).toEqual([8, 7]);
  motion.see();
  expect([motion.board.time, motion.shown]).toEqual([9, 8]);
});

test('the recap holds what others did since my last decision and can be seen again', () => {
  motion.take(update(1, 1, 'moved'));
  motion.take(update(2, 0, 'moved'));
  motion.take(update(3, 1, 'moved'));
  motion.take(update(4, 2, 'moved', 'took-day'));
  motion.skip();
  motion.dismiss();
  expect(motion.recap.map(({ place }) => place)).toEqual([3, 4]);
  motion.replay();
  expect([motion.board.time, motion.replaying]).toEqual([3, true]);
  ring();
  expect([motion.board.time, motion.moment]).toEqual([4, null]);
  ring();
  expect(motion.replaying).toBe(false);
});

test('a step is never longer than the longest, quiet ones are short, many share the time', () => {
  expect(durationOf(entry(1, 'moved'), 0, 'usual')).toBe(LONGEST_MS);
  expect(durationOf(entry(1, 'played'), 0, 'usual')).toBe(QUIET_MS);
  expect(durationOf(entry(1, 'moved'), 49, 'usual')).toBe(RUSH_MS / 50);
});

test('the pace that a person likes makes every step longer or shorter', () => {
  const [slow, usual, quick] = (['slow', 'usual', 'quick'] as const).map((pace) =>
    durationOf(entry(1, 'moved'), 9, pace),
  );
  expect(slow).toBeGreaterThan(2 * Number(usual));
  expect(quick).toBeLessThan(Number(usual) / 2);
});
