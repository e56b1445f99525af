/** Who stands where on the plan. Figures of one building share its yard and close up when it gets full. */

import type { Point, Site } from './sites';
import { FIGURES } from '../words';

export interface Ghost {
  figure: string;
  building: string;
}

/** The company in a building, in the order of the figures. */
export function companyOf(where: Readonly<Record<string, string>>, building: string): string[] {
  return FIGURES.filter((figure) => where[figure] === building);
}

function spot(site: Site, building: string, place: number, company: number): Point {
  const [x, y] = site.doorsteps[building] ?? [0, 0];
  const [half, room] = site.reach;
  const step = company > 1 ? Math.min(room, (2 * half) / (company - 1)) : 0;
  return [x + site.yard[0] + (place - (company - 1) / 2) * step, y + site.yard[1]];
}

/** The feet of every figure, and those of the ghost under `ghost`. */
export function footing(
  site: Site,
  where: Readonly<Record<string, string>>,
  ghost: Ghost | null = null,
): Record<string, Point> {
  const feet: Record<string, Point> = {};
  for (const building of Object.keys(site.doorsteps)) {
    const company = companyOf(where, building);
    if (ghost?.building === building) company.push('ghost');
    company.forEach((figure, place) => (feet[figure] = spot(site, building, place, company.length)));
  }
  return feet;
}
