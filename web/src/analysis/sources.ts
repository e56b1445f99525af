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
