import { expect, test } from 'vitest';
import type { Board, Entry } from '../../../wire/types';
import { nightOf, type Night } from '../../entry';
import { crossingsOf, turnedTo } from './night';

const each = (value: number): Board['suspicion'] => ({
  red: value,
  blue: value,
  white: value,
  grey: value,
  black: value,
  orange: value,
});
const entry: Entry = {
  seat: 0,
  day: 2,
  lines: [
    { id: 'suspicion', args: { figure: 'grey', before: 10, after: 18 }, clause: 'no-task' },
    { id: 'evidence', args: { figure: 'grey', before: 5, after: 10 }, clause: 'convert' },
    { id: 'evidence', args: { figure: 'red', before: 5, after: 9 }, clause: 'convert' },
    { id: 'took-day', args: { seat: 1, event: 'hasty' } },
  ],
};

test('every monk crosses, from where the day left him, the one with most points first', () => {
  const before = { suspicion: each(10) } as Board;
  const after = { evidence: { ...each(5), grey: 10, red: 9 } } as Board;
  const crossings = crossingsOf(nightOf(entry) as Night, entry, before, after);
  expect(crossings.slice(0, 3)).toEqual([
    { monk: 'grey', suspicion: 18, by: 5, after: 10 },
    { monk: 'red', suspicion: 10, by: 4, after: 9 },
    { monk: 'blue', suspicion: 10, by: 0, after: 5 },
  ]);
  expect(crossings).toHaveLength(6);
});

test('the dial turns onward, and round if it shows the new hour already', () => {
  expect([turnedTo(25, 1), turnedTo(24, 0), turnedTo(26, 0)]).toEqual([49, 48, 48]);
});
