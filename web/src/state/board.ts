import type { Board, BoardChange } from '../wire/types';

/** The first one is whole; after it come the parts that are new. */
export function boardAfter(board: Board | null, change: BoardChange): Board {
  return { ...board, ...change } as Board;
}
