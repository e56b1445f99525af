import { expect, test } from 'vitest';
import { aimsOf, withCard } from './aims';

test('a monk who may go anywhere makes the buildings glow', () => {
  const aims = aimsOf(['red>hortus', 'red>culina', 'rest'], 'red>culina');
  expect([...aims.targets]).toEqual([
    ['hortus', 'glow'],
    ['culina', 'chosen'],
  ]);
  expect([aims.chosen, aims.actions.get('hortus'), aims.figures.size]).toEqual(['red', 'red>hortus', 0]);
});

test('a building that anybody may go to makes the figures pickable', () => {
  const aims = aimsOf(['red>hortus', 'william>hortus'], 'red>hortus');
  expect([...aims.figures]).toEqual(['red', 'william']);
  expect([aims.chosen, aims.targets.get('hortus'), aims.actions.get('william')]).toEqual([
    'red',
    'chosen',
    'william>hortus',
  ]);
});

test('the building they may go to is a goal until somebody is picked', () => {
  expect(aimsOf(['red>hortus', 'william>hortus'], null).targets.get('hortus')).toBe('goal');
  expect(aimsOf(['red>hortus', 'william>hortus'], 'william>hortus').targets.get('hortus')).toBe('chosen');
});

test('points are given to figures, and a swayed monk stands out', () => {
  expect(aimsOf(['give:red', 'give:blue'], null).actions.get('blue')).toBe('give:blue');
  expect(aimsOf(['grey+3', 'grey-3'], null)).toMatchObject({ chosen: 'grey' });
});

test('a card in hand lights up its monk or its building', () => {
  const none = aimsOf(['play:red3'], null);
  expect(withCard(none, 'red3').chosen).toBe('red');
  expect(withCard(none, 'hortus2').targets.get('hortus')).toBe('lit');
  expect(withCard(none, 'infirmorum_domus2').targets.get('infirmorum_domus')).toBe('lit');
  expect(withCard(none, 'william').chosen).toBe('william');
  expect(withCard(none, 'william/adson')).toEqual(none);
  expect(withCard(none, null)).toEqual(none);
});
