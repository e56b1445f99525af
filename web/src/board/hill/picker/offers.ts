/** A building offers figures when they are to be picked: those who stand there, or all who may come. */

import type { Building, Figure } from '../../../wire/words';
import { companyOf, type Whereabouts } from '../yard';

export interface Picking {
  figures: ReadonlySet<Figure>; // who can be picked
  goal: Building | null; // where all of them would go
  byPlace: (building: Building) => boolean; // are they picked by the building they stand at, as a thumb needs it?
}

/**
 * Gives the figures that a press on a building is about: a single one is picked by it, of several one can be picked
 * then.
 */
export function offersOf(where: Whereabouts, { figures, goal, byPlace }: Picking): Map<Building, Figure[]> {
  const offers = new Map<Building, Figure[]>();
  for (const building of [...figures].map((figure) => where[figure])) {
    if (building === undefined || !byPlace(building)) continue;
    const company = companyOf(where, building);
    offers.set(
      building,
      company.filter((figure) => figures.has(figure)),
    );
  }
  if (goal !== null && figures.size > 0) offers.set(goal, [...figures]);
  return offers;
}
