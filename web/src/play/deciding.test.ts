import { beforeEach, expect, test } from 'vitest';
import type { Choice, Own } from '../wire/types';
import { Deciding } from './deciding.svelte';

const choice = (action: string, final: boolean, never: Choice['never'] = ''): Choice => ({
  action,
  label: { id: 'x', args: {} },
  outlook: [],
  final,
  never,
});

let sent: string[];
let seat: ConstructorParameters<typeof Deciding>[0];
let deciding: Deciding;

beforeEach(() => {
  sent = [];
  const choices = [choice('keep', false), choice('rest', true), choice('accuse:1=red', false, 'own')];
  const own = { question: 7, undoable: 1, legal: choices.map(({ action }) => action) } as Own;
  seat = { own, choices, play: (action) => sent.push(action), undo: () => sent.push('undo') };
  deciding = new Deciding(seat);
});

test('what can be taken back is sent when it is picked', () => {
  deciding.choose('keep');
  expect(sent).toEqual(['keep']);
});

test('a careful hand picks first and sends the second time', () => {
  deciding.choose('keep', true);
  expect([sent, deciding.picked]).toEqual([[], 'keep']);
  deciding.choose('keep', true);
  expect(sent).toEqual(['keep']);
});

test('what is final waits for a yes', () => {
  deciding.choose('rest');
  expect(sent).toEqual([]);
  deciding.confirm();
  expect(sent).toEqual(['rest']);
});

test('a guess that can never be right is asked about twice', () => {
  deciding.choose('accuse:1=red');
  deciding.confirm();
  expect([sent, deciding.warned]).toEqual([[], true]);
  deciding.confirm();
  expect(sent).toEqual(['accuse:1=red']);
});

test('a pick is gone with its question', () => {
  deciding.choose('rest');
  seat.own = { ...seat.own!, question: 8 };
  expect(deciding.picked).toBeNull();
  deciding.confirm();
  expect(sent).toEqual([]);
});

test('what is not legal can be neither picked nor pointed at', () => {
  deciding.choose('show:red');
  deciding.point('show:red');
  expect([sent, deciding.picked, deciding.pointed]).toEqual([[], null, null]);
});

test('nothing is taken back when nothing can be', () => {
  seat.own = { ...seat.own!, undoable: 0 };
  deciding.undo();
  expect(sent).toEqual([]);
});

test('what passes is numbered first', () => {
  seat.choices = [choice('spend:red4', false), choice('keep', false)];
  expect(deciding.ordered.map(({ action }) => action)).toEqual(['keep', 'spend:red4']);
});
