/** These are the numbers behind both tracks: how far they reach, and which marks are written beside them. */

import type { Monk } from '../../wire/words';

export const LADDER_TOP = 40;
const SCROLL_END = 50;
const SCROLL_STEP = 10;

/** The printed scroll ends at 50; a monk who walks on finds more of it. */
export function scrollEnd(values: readonly number[]): number {
  const furthest = Math.max(SCROLL_END, ...values);
  return Math.ceil(furthest / SCROLL_STEP) * SCROLL_STEP;
}

export function marks(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, mark) => mark * step);
}

/** Says on which side of a token its number stands, so that a ghost on the other side leaves it free. */
export function side(value: number, ghost: number | null): -1 | 1 {
  return ghost !== null && ghost > value ? -1 : 1;
}

/**
 * Says where on a horizontal track a step is written, in widths of a number: past the number, or before the token near
 * the end.
 */
export const stepAside = (value: number, end: number): number => (value > end / 2 ? -1.6 : 2.4);

/** Says by how much each monk has just moved, if he did. */
export type Steps = Readonly<Partial<Record<Monk, number>>>;

/** Says where the tokens would stand after a choice. */
export type Ghosts = Readonly<Partial<Record<Monk, number>>>;

/** Gives the place where a token would stand, if that is elsewhere. */
export function ghostOf(ghosts: Ghosts, monk: Monk, value: number): number | null {
  const ghost = ghosts[monk];
  return ghost === undefined || ghost === value ? null : ghost;
}
