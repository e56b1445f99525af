import { expect, it } from 'vitest';
import { halves, readCard, readTile } from './words';

it('reads a tile', () => {
  expect(readTile('grey4')).toEqual({ colour: 'grey', value: 4 });
});

it.each([
  ['red3', { kind: 'monk', name: 'red', time: 3 }],
  ['infirmorum_domus2', { kind: 'building', name: 'infirmorum_domus', time: 2 }],
  ['william/adson', { kind: 'figure', name: '', time: 0 }],
  ['william', { kind: 'figure', name: 'william', time: 5 }],
  ['adson', { kind: 'figure', name: 'adson', time: 0 }],
])('reads the card %s', (word, card) => {
  expect(readCard(word)).toEqual(card);
});

it('breaks a long name near its middle', () => {
  expect(halves('William or Adson')).toEqual(['William', 'or Adson']);
  expect(halves('salle capitulaire')).toEqual(['salle', 'capitulaire']);
  expect(halves('scriptorium')).toEqual(['scriptorium']);
});
