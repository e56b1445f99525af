// A plot lies over the record: from left to right its actions, from the bottom to the top shares from 0 to 1.

import type { AnalysedMoment } from '../../wire/types';

export interface Frame {
  width: number;
  height: number;
  actions: number; // in the record
}

export const xOf = ({ width, actions }: Frame, moment: number): number => (width * moment) / Math.max(1, actions);

export const yOf = ({ height }: Frame, share: number): number => height * (1 - share);

/** Gives the moment below a point from the left edge. */
export const momentAt = ({ width, actions }: Frame, x: number): number =>
  Math.max(0, Math.min(actions, Math.round((x / width) * actions)));

export interface DayMark {
  day: number;
  moment: number;
}

/** Says where each day begins. */
export function daysIn(moments: readonly AnalysedMoment[]): DayMark[] {
  const first = new Map<number, number>();
  for (const { day, moment } of moments) if (!first.has(day)) first.set(day, moment);
  return [...first].map(([day, moment]) => ({ day, moment }));
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Draws a line through shares, of which there is one for each moment, or for each but the last. */
export const lineOf = (frame: Frame, moments: readonly AnalysedMoment[], shares: readonly number[]): string =>
  path(shares.map((share, place) => [xOf(frame, moments[place]?.moment ?? 0), yOf(frame, share)]));

/** Draws one area for each seat, each on top of those before it: a chance holds until the next moment. */
export function areasOf(frame: Frame, moments: readonly AnalysedMoment[], chances: readonly number[][]): string[] {
  const seats = chances[0]?.length ?? 0;
  const sums = chances.map((row) => row.reduce<number[]>((all, chance) => [...all, (all.at(-1) ?? 0) + chance], [0]));
  const edge = (layer: number): [number, number][] =>
    sums.map((row, place) => [xOf(frame, moments[place]?.moment ?? 0), yOf(frame, row[layer] ?? 0)]);
  return Array.from({ length: seats }, (_, seat) => `${path([...edge(seat + 1), ...edge(seat).reverse()])}Z`);
}

/** Gives the chances that held at a moment: those of the last moment that is not after it. */
export function chancesAt(
  moments: readonly AnalysedMoment[],
  chances: readonly number[][],
  moment: number,
): readonly number[] {
  const place = moments.findLastIndex((one) => one.moment <= moment);
  return chances[Math.max(0, place)] ?? [];
}
