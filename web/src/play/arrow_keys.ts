/** Arrow keys lead on the abbey from one thing that can be chosen to the next in that direction. */

export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 2; // a step to the side counts for so many ahead

/** Gives the place of the nearest spot that lies that way, or null. */
export function nearest(from: Point, way: Point, spots: readonly Point[]): number | null {
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, place) => {
    const ahead = (spot.x - from.x) * way.x + (spot.y - from.y) * way.y;
    const aside = Math.abs((spot.x - from.x) * way.y) + Math.abs((spot.y - from.y) * way.x);
    const cost = ahead + ASIDE * aside;
    if (ahead <= 1 || aside > 2 * ahead || cost >= least) return;
    best = place;
    least = cost;
  });
  return best;
}

export function steer(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const from = event.target;
  if (way === undefined || !(from instanceof SVGElement)) return;
  const goals = [...event.currentTarget.querySelectorAll<SVGElement>('svg [role=button]')];
  const goal = nearest(middle(from), way, goals.map(middle));
  event.preventDefault();
  if (goal !== null) goals[goal]?.focus();
}

function middle(element: SVGElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
