import { expect, it } from 'vitest';
import { EMBLEMS } from '../art/emblems';
import { EVENTS } from '../wire/words';
import { weekOf } from './calendar';

const week = weekOf({ day: 3, events: ['talkative', 'caught', 'hasty'] });

it('knows the days so far and keeps the others closed', () => {
  expect(week.map((day) => day.event)).toEqual(['talkative', 'caught', 'hasty', null, null, null, null]);
});

it('has one today', () => {
  expect(week.map((day) => day.is)).toEqual(['past', 'past', 'today', 'ahead', 'ahead', 'ahead', 'ahead']);
});

it('shows markers after the first, third and fifth day', () => {
  expect(week.filter((day) => day.reveal).map((day) => day.numeral)).toEqual(['I', 'III', 'V']);
});

it('has an emblem for each day that is open', () => {
  for (const event of EVENTS) expect(EMBLEMS[event]).not.toBe('');
});
