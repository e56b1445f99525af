import type { EvidenceChange } from '../wire/types';

export interface Source {
  source: string;
  points: number;
  actions: number[]; // that brought them; what every monk begins with came by none
}

/** Sums the evidence by its source, the largest first. */
export function sourcesOf(evidence: readonly EvidenceChange[]): Source[] {
  const sums = new Map<string, Source>();
  for (const { source, points, moment } of evidence) {
    const sum = sums.get(source) ?? { source, points: 0, actions: [] };
    const actions = moment === 0 || sum.actions.includes(moment) ? sum.actions : [...sum.actions, moment];
    sums.set(source, { source, points: sum.points + points, actions });
  }
  return [...sums.values()].sort((one, other) => other.points - one.points);
}

/** Says where the bar of a source begins and how long it is, in per cent of the width that all bars share. */
export interface Bar {
  start: number;
  length: number;
}

/** Draws what was taken away to the left of nought, and what was added to its right. */
export function barOf(points: number, sources: readonly Source[]): Bar {
  const all = [0, ...sources.map((source) => source.points)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, most - least);
  return { start: (100 * (Math.min(0, points) - least)) / width, length: (100 * Math.abs(points)) / width };
}
