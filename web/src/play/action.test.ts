import { expect, test } from 'vitest';
import { playsOf, readAction } from './action';

test('every kind of action word is taken apart', () => {
  expect(readAction('play:red3')).toEqual({ kind: 'play', card: 'red3' });
  expect(readAction('spend:grey4')).toEqual({ kind: 'spend', tile: 'grey4' });
  expect(readAction('keep')).toEqual({ kind: 'keep' });
  expect(readAction('red>infirmorum_domus')).toEqual({ kind: 'move', figure: 'red', building: 'infirmorum_domus' });
  expect(readAction('red+3')).toEqual({ kind: 'sway', monk: 'red', by: 3 });
  expect(readAction('grey-10')).toEqual({ kind: 'sway', monk: 'grey', by: -10 });
  expect(readAction('show:red')).toEqual({ kind: 'show', monk: 'red' });
  expect(readAction('accuse:2=red')).toEqual({ kind: 'accuse', seat: 2, monk: 'red' });
  expect(() => readAction('dance')).toThrow();
});

test('a William/Adson card offers both plays, any other card one', () => {
  const legal = ['play:red3', 'play:william', 'play:adson'];
  expect(playsOf('william/adson', legal)).toEqual(['play:william', 'play:adson']);
  expect(playsOf('red3', legal)).toEqual(['play:red3']);
  expect(playsOf('blue1', legal)).toEqual([]);
});
