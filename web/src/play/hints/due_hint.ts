/** This says which thing of the game matters now for somebody who may not know it yet. */
import type { Board, Choice, Entry } from '../../wire/types';
import { readAction } from '../action';

export const HINTS = ['end', 'tile', 'marker', 'night'] as const;
export type Hint = (typeof HINTS)[number];

/** Says what somebody at the table can see now. */
export interface Sight {
  seat: number;
  log: readonly Entry[];
  board: Board;
  choices: readonly Choice[]; // of this seat, while it is asked
}

/** From this hour on the night is near enough to think of it. */
const EVENING = 14;

const MATTERS: Record<Hint, (sight: Sight) => boolean> = {
  end: ({ choices }) => choices.some(endsTheDay),
  tile: ({ log, seat, choices }) =>
    choices.some(isCard) && log.some((entry) => entry.seat === seat && hasLine(entry, 'took')),
  marker: ({ log }) => log.some((entry) => hasLine(entry, 'showed')),
  night: ({ board, choices }) => choices.length > 0 && board.phase === 'play' && board.time >= EVENING,
};

/** Gives the first hint that matters now and was not given before; none comes between somebody and the accusation. */
export function dueHint(sight: Sight, seen: ReadonlySet<string>): Hint | null {
  if (sight.board.phase === 'accuse') return null;
  return HINTS.find((hint) => !seen.has(hint) && MATTERS[hint](sight)) ?? null;
}

/** A time tile can be spent with a card, and with nothing else. */
const isCard = ({ action }: Choice): boolean => readAction(action).kind === 'play';

const hasLine = (entry: Entry, id: string): boolean => entry.lines.some((line) => line.id === id);

/** The forecast says so: the page knows no hours by itself. */
const endsTheDay = ({ outlook }: Choice): boolean =>
  outlook.some(({ id, args }) => id === 'then-day-over' || args.full === 'yes');
