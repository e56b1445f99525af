import { beforeEach, expect, test } from 'vitest';
import type { Act } from './acts';
import { Ceremony } from './ceremony.svelte';

const ACTS: Act[] = ['lay', 'open', 'count'].map((name) => ({ name, ms: 100, lines: [{ id: name, args: {} }] }));

let bell: (() => void) | null;
let heard: string[];

beforeEach(() => {
  bell = null;
  heard = [];
});

function ceremony(isStill = false): Ceremony {
  const later = (call: () => void): (() => void) => {
    bell = call;
    return () => (bell = null);
  };
  return new Ceremony(
    ACTS,
    { isStill: () => isStill, later },
    {
      onact: (acts) => heard.push(acts.map(({ name }) => name).join(' ')),
      onover: () => heard.push('over'),
    },
  );
}

const begun = (shown: Ceremony): string[] => ACTS.map(({ name }) => name).filter((name) => shown.has(name));

test('acts begin one after the other, and are told as they begin', () => {
  const shown = ceremony();
  expect([begun(shown), shown.told]).toEqual([[], []]);
  shown.begin();
  bell?.();
  expect(begun(shown)).toEqual(['lay', 'open']);
  expect(shown.told.map(({ id }) => id)).toEqual(['lay', 'open']);
  expect(shown.isOver).toBe(false);
});

test('it is over when the last act has been seen', () => {
  const shown = ceremony();
  shown.begin();
  for (let count = 0; count < 3; count++) bell?.();
  expect([shown.isOver, heard]).toEqual([true, ['lay', 'open', 'count', 'over']]);
});

test('skipped, it is over at once and has told everything', () => {
  const shown = ceremony();
  shown.begin();
  shown.skip();
  shown.skip();
  expect([shown.isOver, bell, heard]).toEqual([true, null, ['lay', 'over']]);
  expect(shown.told).toHaveLength(3);
});

test('where nothing may move it is over before it begins', () => {
  const shown = ceremony(true);
  expect([shown.isOver, begun(shown)]).toEqual([true, ['lay', 'open', 'count']]);
  shown.begin();
  expect(heard).toEqual(['lay open count', 'over']);
});

test('closed in the middle, it stops there', () => {
  const shown = ceremony();
  shown.begin();
  shown.close();
  expect([bell, shown.isOver]).toEqual([null, false]);
});
