import { expect, test } from 'vitest';
import { arrowBetween, movesIn } from './moves';

test('the moves of a turn are found among its actions', () => {
  expect(movesIn(['0: play:white4', '0: keep', '0: white>bibliotheca', '0: grey-3', '1: return:red5'])).toEqual([
    { figure: 'white', building: 'bibliotheca' },
  ]);
});

test('two ways between the same places are bent to different sides', () => {
  expect(arrowBetween([0, 0], [100, 0])).not.toBe(arrowBetween([100, 0], [0, 0]));
  expect(arrowBetween([0, 0], [100, 0])).toBe('M0 -12Q50 -18 100 0');
});
