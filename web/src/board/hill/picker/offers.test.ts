import { expect, it } from 'vitest';
import type { Whereabouts } from '../yard';
import { offersOf } from './offers';

const WHERE: Whereabouts = { red: 'hortus', blue: 'hortus', grey: 'culina', william: 'hortus' };
const figures = new Set(['red', 'grey', 'william'] as const);

it('offers those who can be picked where they stand', () => {
  expect([...offersOf(WHERE, { figures, goal: null, byPlace: () => true })]).toEqual([
    ['hortus', ['red', 'william']],
    ['culina', ['grey']],
  ]);
});

it('leaves each figure to be pressed itself where there is room', () => {
  expect(offersOf(WHERE, { figures, goal: null, byPlace: () => false }).size).toBe(0);
});

it('offers everybody at the place they would go to', () => {
  const offers = offersOf(WHERE, { figures, goal: 'porta', byPlace: () => false });
  expect([...offers]).toEqual([['porta', ['red', 'grey', 'william']]]);
});

it('offers nothing when nobody can be picked', () => {
  expect(offersOf(WHERE, { figures: new Set(), goal: 'porta', byPlace: () => true }).size).toBe(0);
});

it('offers a crowd by its place, and leaves the others to be pressed themselves', () => {
  const offers = offersOf(WHERE, { figures, goal: null, byPlace: (building) => building === 'hortus' });
  expect([...offers]).toEqual([['hortus', ['red', 'william']]]);
});
