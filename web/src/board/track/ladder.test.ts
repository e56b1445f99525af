import { expect, it } from 'vitest';
import { MONKS } from '../../wire/words';
import { lanesOf, RUNGS } from './ladder';

const NONE = { red: 0, blue: 0, white: 0, grey: 0, black: 0, orange: 0 };

it('has a rung at every five, from the foot to the top, and writes the tens', () => {
  expect(RUNGS.map(({ mark }) => mark)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(RUNGS.filter(({ tenth }) => tenth).map(({ mark }) => mark)).toEqual([0, 10, 20, 30, 40]);
});

it('has a lane for each monk, in their order', () => {
  const lanes = lanesOf({ board: { suspicion: NONE, tonight: NONE }, ghosts: {}, steps: {} });
  expect(lanes.map(({ monk }) => monk)).toEqual([...MONKS]);
});

it('shows in a lane where its monk stands, would stand and came from, and what the night would bring', () => {
  const board = { suspicion: { ...NONE, red: 10, blue: 7 }, tonight: { ...NONE, red: 6 } };
  const lanes = lanesOf({ board, ghosts: { red: 13, blue: 7 }, steps: { red: -2 } });
  expect(lanes.find(({ monk }) => monk === 'red')).toEqual({ monk: 'red', value: 10, ghost: 13, tonight: 6, step: -2 });
  expect(lanes.find(({ monk }) => monk === 'blue')).toMatchObject({ value: 7, ghost: null, step: undefined });
});
