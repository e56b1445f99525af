/** This says what a puzzle gives away at first sight; what follows from it is for the visitor to find. */
import type { Board } from '../wire/types';
import type { Monk } from '../wire/words';

/** Tells what needs no thought: shown markers prove who a player is not, and nobody else is who I am. */
export function isRuledOut(board: Board, mine: Monk | null, seat: number, monk: Monk): boolean {
  return monk === mine || (board.shown[seat]?.includes(monk) ?? false);
}
