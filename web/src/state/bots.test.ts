import { expect, test } from 'vitest';
import { ordered, usual } from './bots.svelte';

test('levels go from easy to hard, then come the others, and chance comes last', () => {
  const told = ['random', 'inquisitor', 'odo', 'novice', 'brother', 'berno'];
  expect(ordered(told)).toEqual(['novice', 'brother', 'inquisitor', 'odo', 'berno', 'random']);
});

test('who has not chosen meets a brother, else the hardest there is', () => {
  expect(usual(ordered(['random', 'novice', 'brother', 'inquisitor']))).toBe('brother');
  expect(usual(ordered(['random', 'novice', 'apprentice']))).toBe('apprentice');
  expect(usual(ordered(['random', 'berno']))).toBe('berno');
  expect(usual(ordered(['random']))).toBe('random');
  expect(usual([])).toBe('');
});
