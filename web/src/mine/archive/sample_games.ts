// Games to test with: what the server would say about them is made up, their records are only titles with a number.

import type { HabitTurns, OwnGame, PlayedSeat } from '../../wire/types';
import { keptGame, type KeptGame } from './kept_game';

export const record = (number: number): string => `Abbey record\nrules: 1\nnumber: ${number}\n`;

export const kept = (number: number, more: Partial<KeptGame> = {}): KeptGame => ({
  ...keptGame({ record: record(number), table: `table${number}`, seats: [0], seat: 0, at: 1_000_000 * number }),
  ...more,
});

export const played = (more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  name: 'Odo',
  bot: 'novice',
  monk: 'blue',
  score: 30,
  won: 0,
  ...more,
});

export function told(won: number, more: Partial<OwnGame> = {}): OwnGame {
  const players = [played({ name: 'Anna', bot: null, monk: 'red', won }), played({ won: 1 - won })];
  return { edition: 1, seat: 0, players, right: 0, named: 0, habits: [], ...more };
}

export const habit = (turns: number, rise: number, name: HabitTurns['habit'] = 'own-task'): HabitTurns => ({
  habit: name,
  turns,
  rise,
});
