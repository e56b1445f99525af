/**
 * Buildings are seen from a little above: the long wall faces the reader, depth runs up and to the right, light falls
 * from the left. Everything here is geometry; the colours are in the components.
 */

export interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
  d: number;
}

export interface Hall extends Block {
  r: number; // how far the ridge rises above the eaves
}

const RIGHT = 0.72;
const UP = 0.44;

type Point = readonly [number, number];

const round = (n: number): number => Math.round(n * 10) / 10;

export function polygon(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

function line(from: Point, to: Point): string {
  return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
}

const between = (a: Point, b: Point, at: number): Point => [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at];

export function frontOf({ x, y, w, h }: Block): string {
  return polygon([x, y], [x + w, y], [x + w, y - h], [x, y - h]);
}

/** Gives the pen strokes down the side that lies in the shade. */
export function shadingOf({ x, y, w, h, d }: Block): string {
  const across = [0.22, 0.44, 0.66, 0.84].map((at): Point => [x + w + d * RIGHT * at, y - d * UP * at]);
  return across.map(([sx, sy]) => line([sx, sy - 2], [sx, sy - h + 1])).join('');
}

/** Gives the corner stones of the front. */
export function quoinsOf({ x, y, h }: Block): string {
  const courses = Array.from({ length: Math.floor((h - 4) / 6) }, (_, course) => course);
  return courses.map((course) => `M${round(x)} ${round(y - 5 - course * 6)}h${course % 2 ? 2.2 : 3.6}`).join('');
}

/** Gives the gabled end, the slope of the roof that we see, and its rows of tiles. */
export function hallOf({ x, y, w, h, d, r }: Hall): { end: string; roof: string; rows: string } {
  const [dx, dy] = [d * RIGHT, d * UP];
  const eaves: [Point, Point] = [
    [x - 1.5, y - h + 1],
    [x + w + 0.5, y - h + 1],
  ];
  const apex: Point = [x + w + dx / 2, y - h - dy / 2 - r];
  const ridge: Point = [x + dx / 2 - 1.5, apex[1]];
  const rows = [0.26, 0.5, 0.74].map((at) => line(between(eaves[0], ridge, at), between(eaves[1], apex, at)));
  return {
    end: polygon([x + w, y], [x + w, y - h], apex, [x + w + dx, y - h - dy], [x + w + dx, y - dy]),
    roof: polygon(eaves[0], eaves[1], apex, ridge),
    rows: rows.join(''),
  };
}

/** Gives the right side of a block, and its flat top. */
export function towerOf({ x, y, w, h, d }: Block): { side: string; top: string; tip: (rise: number) => string } {
  const [dx, dy] = [d * RIGHT, d * UP];
  const corners: [Point, Point, Point, Point] = [
    [x, y - h],
    [x + w, y - h],
    [x + w + dx, y - h - dy],
    [x + dx, y - h - dy],
  ];
  const middle: Point = [x + (w + dx) / 2, y - h - dy / 2];
  return {
    side: polygon([x + w, y], corners[1], corners[2], [x + w + dx, y - dy]),
    top: polygon(...corners),
    tip: (rise) => `${middle[0]} ${middle[1] - rise}`,
  };
}

/** Gives an arched opening that stands on (x, y), where x is its middle. */
export function arch(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return `M${round(x - half)} ${round(y)}v${round(half - h)}a${half} ${half} 0 0 1 ${w} 0V${round(y)}z`;
}

export function arches(xs: readonly number[], y: number, w: number, h: number): string {
  return xs.map((x) => arch(x, y, w, h)).join('');
}
