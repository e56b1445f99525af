import { expect, expectTypeOf, test } from 'vitest';
import type { Board } from './types';
import {
  BUILDINGS,
  EVENTS,
  FIGURES,
  isOneOf,
  MONKS,
  wordOf,
  type Building,
  type Event,
  type Figure,
  type Monk,
  type Phase,
} from './words';

test('the lists hold every word of the protocol', () => {
  expectTypeOf<(typeof MONKS)[number]>().toEqualTypeOf<Monk>();
  expectTypeOf<(typeof FIGURES)[number]>().toEqualTypeOf<Figure>();
  expectTypeOf<(typeof BUILDINGS)[number]>().toEqualTypeOf<Building>();
  expectTypeOf<(typeof EVENTS)[number]>().toEqualTypeOf<Event>();
});

test('a word is read, and anything else is refused', () => {
  expect(wordOf(MONKS, 'grey')).toBe('grey');
  expect(() => wordOf(MONKS, 'william')).toThrow('william is not one of red');
  expect([isOneOf(BUILDINGS, 'hortus'), isOneOf(BUILDINGS, 'garden')]).toEqual([true, false]);
});

test('a misspelt word does not compile', () => {
  // @ts-expect-error -- it is "accuse"
  const phase: Phase = 'accused';
  // @ts-expect-error -- it is "grey"
  const monk: Monk = 'gray';
  // @ts-expect-error -- it is "adson"
  const figure: Figure = 'Adson';
  // @ts-expect-error -- it is "infirmorum_domus"
  const building: Building = 'infirmorum domus';
  // @ts-expect-error -- it is "close_behind"
  const event: Event = 'close-behind';
  expect([phase, monk, figure, building, event]).toHaveLength(5);
});

test('a misspelt key or value of a board does not compile', () => {
  const { where, suspicion, tiles, phase, event } = {} as Partial<Board>;
  // @ts-expect-error -- it is "grey"
  expect(suspicion?.gray).toBeUndefined();
  // @ts-expect-error -- it is "william"
  expect(where?.wiliam).toBeUndefined();
  // @ts-expect-error -- it is "hortus"
  expect(tiles?.garden).toBeUndefined();
  // @ts-expect-error -- it is "over"
  expect(phase === 'ended').toBe(false);
  // @ts-expect-error -- it is "hasty"
  expect(event === 'haste').toBe(false);
});
