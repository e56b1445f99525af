import { expect, test } from 'vitest';
import type { Board, Choice, Entry } from '../../wire/types';
import { dueHint, type Sight } from './due_hint';

const board = { phase: 'play', time: 3 } as Board;
const entry = (seat: number, id: string): Entry => ({ seat, day: 1, lines: [{ id, args: {} }] });
const choice = (id: string, args = {}): Choice => ({
  action: 'play:red3',
  label: { id: 'choose-play', args: {} },
  outlook: [{ id, args }],
  final: false,
  never: '',
});
const sight: Sight = { seat: 0, log: [], board, choices: [choice('would-pass', { full: 'no' })] };
const NONE = new Set<string>();

test('nothing is said before anything matters', () => {
  expect(dueHint(sight, NONE)).toBeNull();
});

test('a tile matters when it is one of mine', () => {
  expect(dueHint({ ...sight, log: [entry(1, 'took')] }, NONE)).toBeNull();
  expect(dueHint({ ...sight, log: [entry(0, 'took')] }, NONE)).toBe('tile');
});

test('a tile does not matter while no card is to be chosen, as none is left in the end', () => {
  const log = [entry(0, 'took')];
  expect(dueHint({ ...sight, log, choices: [] }, NONE)).toBeNull();
  expect(dueHint({ ...sight, log, choices: [{ ...choice('would-pass'), action: 'show:red' }] }, NONE)).toBeNull();
});

test('no hint comes between somebody and the accusation', () => {
  const accusing = { ...board, phase: 'accuse' } as Board;
  expect(dueHint({ ...sight, board: accusing, log: [entry(1, 'showed')] }, NONE)).toBeNull();
});

test('the night matters in the evening, while I choose a card', () => {
  const evening = { ...board, time: 20 };
  expect(dueHint({ ...sight, board: evening }, NONE)).toBe('night');
  expect(dueHint({ ...sight, board: evening, choices: [] }, NONE)).toBeNull();
});

test('the end of the day matters when a choice of mine would bring it', () => {
  expect(dueHint({ ...sight, choices: [choice('would-pass', { full: 'yes' })] }, NONE)).toBe('end');
  expect(dueHint({ ...sight, choices: [choice('then-day-over')] }, NONE)).toBe('end');
});

test('markers matter once they are shown, and no hint comes twice', () => {
  const log = [entry(1, 'showed'), entry(0, 'took')];
  expect(dueHint({ ...sight, log }, NONE)).toBe('tile');
  expect(dueHint({ ...sight, log }, new Set(['tile']))).toBe('marker');
  expect(dueHint({ ...sight, log }, new Set(['tile', 'marker']))).toBeNull();
});
