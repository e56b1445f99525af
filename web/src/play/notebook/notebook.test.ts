import { expect, test } from 'vitest';
import type { Entry } from '../../wire/types';
import { Notebook, type Pin } from './notebook.svelte';

const grey = { seat: 1, monk: 'grey' } as const;
const red = { seat: 2, monk: 'red' } as const;
const line = (id: string): Pin['line'] => ({ id, args: {} });
const log = (...ids: string[]): Entry[] => ids.map((id) => ({ seat: 1, day: 1, lines: [line('played'), line(id)] }));
const pin = (place: number, id: string): Pin => ({ place, at: 1, line: line(id) });

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a mark goes round: no, perhaps, yes, nothing', () => {
  const notes = new Notebook('here', store());
  const seen = [1, 2, 3, 4].map(() => (notes.turn(grey), notes.mark(grey)));
  expect(seen).toEqual(['no', 'maybe', 'yes', '']);
});

test('notes are there again next time, each at its own place', () => {
  const shelf = store();
  const notes = new Notebook('here', shelf);
  notes.turn(red);
  notes.text = 'Severin is nervous';
  notes.togglePin(red, pin(1, 'moved'));
  expect(new Notebook('here', shelf).mark(red)).toBe('no');
  expect(new Notebook('here', shelf).text).toBe('Severin is nervous');
  expect(new Notebook('here', shelf).pins(red, log('drew', 'moved'))).toEqual([pin(1, 'moved')]);
  expect(new Notebook('there', shelf).mark(red)).toBe('');
});

test('a page somebody else scribbled on is a blank page', () => {
  expect(new Notebook('here', { ...store(), getItem: () => '{not json' }).text).toBe('');
});

test('marks from before there were pins are still there', () => {
  const old = { ...store(), getItem: () => '{"marks":{"2 red":"yes"},"text":""}' };
  const notes = new Notebook('here', old);
  expect([notes.mark(red), notes.pins(red, [])]).toEqual(['yes', []]);
});

test('lines are pinned to a field in the order of the log, and taken off again', () => {
  const notes = new Notebook('here', store());
  const told = log('moved', 'took', 'drew');
  notes.togglePin(grey, pin(2, 'drew'));
  notes.togglePin(grey, pin(0, 'moved'));
  expect(notes.pins(grey, told)).toEqual([pin(0, 'moved'), pin(2, 'drew')]);
  expect(notes.isPinned(grey, pin(0, 'moved'))).toBe(true);
  expect(notes.isPinned(red, pin(0, 'moved'))).toBe(false);
  notes.togglePin(grey, pin(0, 'moved'));
  expect(notes.pins(grey, told)).toEqual([pin(2, 'drew')]);
  expect([notes.hasPin(pin(0, 'moved')), notes.hasPin(pin(2, 'drew'))]).toEqual([false, true]);
});

test('a line that was taken back is no longer pinned, even if another stands in its place', () => {
  const notes = new Notebook('here', store());
  notes.togglePin(grey, pin(1, 'moved'));
  expect(notes.pins(grey, log('drew'))).toEqual([]);
  expect(notes.pins(grey, log('drew', 'took'))).toEqual([]);
  expect(notes.pins(grey, log('drew', 'moved'))).toHaveLength(1);
});
