// These find the moves in the actions of a turn, and draw the arrows that show them.

import type { Point } from '../board/hill/sites';
import { readAction } from '../play/action';
import type { Building, Figure } from '../wire/words';

export interface Move {
  figure: Figure;
  building: Building;
}

/** Lists the moves among actions as an analysis has them, each with its seat: `0: grey>hortus`. */
export function movesIn(actions: readonly string[]): Move[] {
  return actions.flatMap((action) => {
    const read = readAction(action.slice(action.indexOf(': ') + 2));
    return read.kind === 'move' ? [{ figure: read.figure, building: read.building }] : [];
  });
}

const BEND = 0.18;

/** Draws a bent line, so that two arrows between the same places do not hide each other. */
export function arrowBetween([x, y]: Point, [toX, toY]: Point): string {
  const [across, down] = [toX - x, toY - y];
  const [bendX, bendY] = [x + across / 2 + down * BEND, y + down / 2 - across * BEND];
  return `M${x} ${y - 12}Q${bendX} ${bendY} ${toX} ${toY}`;
}
