/** This says who stands where on the plan. Figures of one building share its yard and close up when it gets full. */

import type { Point, Site } from './sites';
import { BUILDINGS, FIGURES, type Building, type Figure } from '../../wire/words';

/** Says in which building each figure is. */
export type Whereabouts = Readonly<Partial<Record<Figure, Building>>>;

/** A ghost is a figure where it would go. */
export interface Ghost {
  figure: Figure;
  building: Building;
}

/** Says on which points of the plan they stand. */
export interface Footing {
  figures: ReadonlyMap<Figure, Point>;
  ghost: Point | null;
}

/** Lists who is in a building, in the order of the figures. */
export function companyOf(where: Whereabouts, building: Building): Figure[] {
  return FIGURES.filter((figure) => where[figure] === building);
}

const BROAD = 30; // a figure with the light behind it

/** Tells whether so many cannot stand apart from each other there. */
export function isCrowd(site: Site, company: number): boolean {
  return company > 1 && stepOf(site, company) < BROAD * site.piece;
}

function stepOf(site: Site, company: number): number {
  const [half, room] = site.reach;
  return company > 1 ? Math.min(room, (2 * half) / (company - 1)) : 0;
}

function spot(site: Site, building: Building, place: number, company: number): Point {
  const [x, y] = site.doorsteps[building];
  const step = stepOf(site, company);
  return [x + site.yard[0] + (place - (company - 1) / 2) * step, y + site.yard[1]];
}

/** Finds room for the feet of every figure, and of the ghost beside those who are there. */
export function footing(site: Site, where: Whereabouts, ghost: Ghost | null = null): Footing {
  const figures = new Map<Figure, Point>();
  for (const building of BUILDINGS) {
    const company = companyOf(where, building);
    const count = company.length + (ghost?.building === building ? 1 : 0);
    company.forEach((figure, place) => figures.set(figure, spot(site, building, place, count)));
  }
  if (ghost === null) return { figures, ghost: null };
  const before = companyOf(where, ghost.building).length;
  return { figures, ghost: spot(site, ghost.building, before, before + 1) };
}
