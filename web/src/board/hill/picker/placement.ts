/**
 * This places something that belongs to a building over the plan, so that it neither hides the building nor sticks out.
 */

import type { Building } from '../../../wire/words';
import type { Site } from '../sites';

export interface Placement {
  across: number; // percent of the way from one side to the other, of the box and of what lies there
  below: number | null; // px from the top of the box, or
  above: number | null; // px from its foot
}

/** Places it beside a building of a plan that lies in the middle of its box, as large as it can be. */
export function placementOf(site: Site, building: Building, width: number, height: number): Placement {
  const scale = Math.min(width / site.width, height / site.height);
  const [x, y] = site.doorsteps[building];
  const left = (width - site.width * scale) / 2;
  const top = (height - site.height * scale) / 2;
  const across = Math.round((100 * (left + (x + site.plot[0] + site.plot[2] / 2) * scale)) / width);
  const roof = top + (y + site.plot[1]) * scale;
  const foot = roof + site.plot[3] * scale;
  const isHigh = roof + foot < height;
  return { across, below: isHigh ? foot : null, above: isHigh ? null : height - roof };
}
