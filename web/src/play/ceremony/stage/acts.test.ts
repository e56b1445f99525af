import { expect, test } from 'vitest';
import type { Entry, Said } from '../../../wire/types';
import { endingActs, LONGEST_MS, lengthOf, NIGHT_MS, nightActs, showActs, soundsIn } from './acts';

const line = (id: string, clause = ''): Said => ({ id, args: {}, clause });
const entry = (...lines: Said[]): Entry => ({ seat: 0, day: 3, lines });
const NIGHT = entry(
  line('moved', 'move'),
  line('evidence', 'william'),
  line('evidence', 'convert'),
  line('reset', 'reset'),
  line('took-day', 'day-card'),
  line('day', 'events'),
);
const SHOW = entry(line('chose'), line('showed'), line('evidence', 'reveal'), line('showed'), line('day'));
const ending = (players: number): Entry =>
  entry(
    line('chose'),
    ...Array.from({ length: players }, () => line('unveiled')),
    line('accused'),
    line('evidence', 'accuse'),
    line('evidence', 'day-cards'),
    line('won'),
  );
const told = (acts: { name: string; lines: Said[] }[]): Record<string, string[]> =>
  Object.fromEntries(acts.map(({ name, lines }) => [name, lines.map(({ id }) => id)]));

test.each([2, 3, 4, 5])('no ceremony takes four seconds, with %i players either', (players) => {
  for (const acts of [nightActs(NIGHT), showActs(SHOW), endingActs(ending(players))]) {
    expect(lengthOf(acts)).toBeLessThan(LONGEST_MS);
  }
});

test('every line is told once, in the act that shows it', () => {
  expect(told(nightActs(NIGHT))).toEqual({
    dusk: ['moved', 'evidence'],
    slide: ['evidence', 'reset'],
    dial: [],
    tile: ['took-day', 'day'],
  });
  expect(told(showActs(SHOW))).toEqual({ lay: ['chose'], open: ['showed', 'showed'], count: ['evidence', 'day'] });
  expect(told(endingActs(ending(2)))).toEqual({
    guesses: ['chose'],
    'card-0': ['unveiled'],
    'card-1': ['unveiled'],
    nobody: [],
    climb: ['accused', 'evidence', 'evidence'],
    winner: ['won'],
  });
});

test('a night in which nobody gets anything is a night too', () => {
  expect(told(nightActs(entry(line('moved'), line('took-day')))).tile).toEqual(['took-day']);
});

test('it is night for two seconds', () => {
  expect(NIGHT_MS.dusk + NIGHT_MS.slide + NIGHT_MS.dial).toBe(2000);
});

test('where all acts begin at once, each sound is heard once', () => {
  expect(soundsIn(endingActs(ending(5)))).toEqual(['lay', 'card', 'slide', 'win']);
});

test('the night begins with its bell, and the winner has the last sound', () => {
  expect(nightActs(NIGHT)[0]?.sound).toBe('day');
  expect(endingActs(ending(3)).at(-1)?.sound).toBe('win');
});
