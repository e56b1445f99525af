/** This is what the ladder of suspicion shows, whichever way it lies: rungs up to its top, and a lane for each monk. */

import type { Board } from '../../wire/types';
import { MONKS, type Monk } from '../../wire/words';
import { ghostOf, LADDER_TOP, marks, type Ghosts, type Steps } from './tracks';

const RUNG_STEP = 5;
const TENTH = 10;

export interface LadderProps {
  board: Pick<Board, 'suspicion' | 'tonight'>;
  ghosts: Ghosts;
  steps: Steps;
}

export interface Lane {
  monk: Monk;
  value: number;
  ghost: number | null; // where the token would stand, if that is elsewhere
  tonight: number;
  step: number | undefined; // by how much the monk has just moved, if he did
}

/** Lists the rungs from the foot to the top; only tenths carry their number. */
export const RUNGS = marks(LADDER_TOP, RUNG_STEP).map((mark) => ({ mark, tenth: mark % TENTH === 0 }));

/** Gives what stands in each lane, in the order of the monks. */
export function lanesOf({ board, ghosts, steps }: LadderProps): Lane[] {
  return MONKS.map((monk) => {
    const value = board.suspicion[monk];
    return { monk, value, ghost: ghostOf(ghosts, monk, value), tonight: board.tonight[monk], step: steps[monk] };
  });
}
