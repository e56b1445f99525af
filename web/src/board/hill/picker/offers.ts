/** What a building offers when figures are to be picked: those who stand there, or all who may come. */

import { companyOf } from '../yard';

export interface Picking {
  figures: ReadonlySet<string>; // who can be picked
  goal: string | null; // where all of them would go
  byPlace: boolean; // by the building they stand at, as a thumb needs it
}

/** The figures that a press on a building is about. One is picked by it, of several one can be picked then. */
export function offersOf(
  where: Readonly<Record<string, string>>,
  { figures, goal, byPlace }: Picking,
): Map<string, string[]> {
  const offers = new Map<string, string[]>();
  const buildings = byPlace ? new Set([...figures].map((figure) => where[figure] ?? '')) : [];
  for (const building of buildings) {
    offers.set(
      building,
      companyOf(where, building).filter((figure) => figures.has(figure)),
    );
  }
  if (goal !== null && figures.size > 0) offers.set(goal, [...figures]);
  return offers;
}
