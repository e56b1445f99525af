import type { Board, BoardChange } from '../wire/types';

/** Puts the parts that are new into a board. The first board is whole. */
export function boardAfter(board: Board | null, change: BoardChange): Board {
  return { ...board, ...change } as Board;
}
