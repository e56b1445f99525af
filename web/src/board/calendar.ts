/** This lays out the week: what is known of each day, and after which days everybody shows a marker. */

import type { Board } from '../wire/types';
import type { Event } from '../wire/words';

export interface Day {
  number: number;
  numeral: string;
  event: Event | null; // null while it is closed, and on the last day
  is: 'past' | 'today' | 'ahead';
  last: boolean;
  reveal: boolean; // markers are shown when it ends
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
/** The day after this one has no turns. */
export const LAST_DAY_WITH_TURNS = NUMERALS.length - 1;

const REVEAL_DAYS: readonly number[] = [1, 3, 5];

export function weekOf(board: Pick<Board, 'day' | 'events'>): Day[] {
  return NUMERALS.map((numeral, place) => ({
    number: place + 1,
    numeral,
    event: board.events[place] ?? null,
    is: tense(place + 1, board.day),
    last: place + 1 === NUMERALS.length,
    reveal: REVEAL_DAYS.includes(place + 1),
  }));
}

function tense(day: number, today: number): Day['is'] {
  if (day === today) return 'today';
  return day < today ? 'past' : 'ahead';
}
