import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Confirming } from '../state/settings.svelte';
import type { Choice, Own } from '../wire/types';
import { Decision } from './decision.svelte';

const choice = (action: string, final: boolean, never: Choice['never'] = ''): Choice => ({
  action,
  label: { id: 'x', args: {} },
  outlook: [],
  final,
  never,
});

let sent: string[];
let own: Own;
let seat: ConstructorParameters<typeof Decision>[0];
let decision: Decision;
let confirming: Confirming;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  const choices = [choice('keep', false), choice('rest', true), choice('accuse:1=red', false, 'own')];
  own = { question: 7, undoable: 1, legal: choices.map(({ action }) => action) } as Own;
  seat = {
    own,
    choices,
    delivery: null,
    delivered: null,
    play: (action) => sent.push(action),
    undo: () => sent.push('undo'),
  };
  confirming = 'final';
  decision = new Decision(seat, () => confirming);
});

afterEach(() => {
  vi.useRealTimers();
});

test('what can be taken back is sent when it is picked', () => {
  decision.choose('keep');
  expect(sent).toEqual(['keep']);
});

test('a careful hand picks first and sends the second time', () => {
  decision.choose('keep', true);
  expect([sent, decision.picked]).toEqual([[], 'keep']);
  decision.choose('keep', true);
  expect(sent).toEqual(['keep']);
});

test('what is final waits for a yes', () => {
  decision.choose('rest');
  expect(sent).toEqual([]);
  decision.confirm();
  expect(sent).toEqual(['rest']);
});

test('whoever wants to be asked always is, and whoever never does is not', () => {
  confirming = 'always';
  decision.choose('keep');
  expect([sent, decision.picked]).toEqual([[], 'keep']);
  confirming = 'never';
  decision.choose('rest', true);
  expect(sent).toEqual(['rest']);
});

test('a warning comes even to those who never want to be asked', () => {
  confirming = 'never';
  decision.choose('accuse:1=red');
  expect([sent, decision.picked]).toEqual([[], 'accuse:1=red']);
});

test('a guess that can never be right is asked about twice', () => {
  decision.choose('accuse:1=red');
  decision.confirm();
  expect([sent, decision.warned]).toEqual([[], true]);
  decision.confirm();
  expect(sent).toEqual(['accuse:1=red']);
});

test('a pick is gone with its question', () => {
  decision.choose('rest');
  seat.own = { ...own, question: 8 };
  expect(decision.picked).toBeNull();
  decision.confirm();
  expect(sent).toEqual([]);
});

test('what is not legal can be neither picked nor pointed at', () => {
  decision.choose('show:red');
  decision.point('show:red');
  expect([sent, decision.picked, decision.pointed]).toEqual([[], null, null]);
});

test('nothing is taken back when nothing can be', () => {
  seat.own = { ...own, undoable: 0 };
  decision.undo();
  expect(sent).toEqual([]);
});

test('my own marker is picked as the others are, and refused only when it is confirmed', () => {
  seat.choices = [choice('show:red', true), choice('show:blue', true, 'own')];
  seat.own = { ...own, legal: ['show:red'] };
  decision.point('show:blue');
  decision.choose('show:blue');
  expect([decision.pointed, decision.picked, decision.warned]).toEqual(['show:blue', 'show:blue', false]);
  for (let times = 0; times < 3; times += 1) decision.confirm();
  expect([sent, decision.isBarred, decision.warned]).toEqual([[], true, true]);
  decision.choose('show:red');
  expect([decision.isBarred, decision.warned]).toEqual([false, false]);
  decision.confirm();
  expect(sent).toEqual(['show:red']);
});

test('what passes is numbered first', () => {
  seat.choices = [choice('spend:red4', false), choice('keep', false)];
  expect(decision.ordered.map(({ action }) => action)).toEqual(['keep', 'spend:red4']);
});

test('a list that has just made room for the last word offers nothing to a pointer at rest or to a second click', () => {
  decision.chooseInList('rest');
  decision.pointInList('keep');
  decision.chooseInList('keep');
  expect([decision.picked, decision.pointed, sent]).toEqual(['rest', null, []]);
  vi.advanceTimersByTime(400);
  decision.pointInList('keep');
  expect(decision.pointed).toBe('keep');
  decision.chooseInList('keep');
  expect(sent).toEqual(['keep']);
});

test('a list does what it is told as soon as the pick is cancelled', () => {
  decision.chooseInList('rest');
  decision.cancel();
  decision.chooseInList('keep');
  expect(sent).toEqual(['keep']);
});
