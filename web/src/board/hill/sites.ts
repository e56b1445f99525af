/**
 * The plans say where everything lies on the hill: one is for a wide page, two are for a narrow one. They are only
 * numbers.
 */

import { BUILDINGS, isOneOf, type Building } from '../../wire/words';

export type Point = readonly [number, number];

export interface Tree {
  at: Point;
  size: number;
  kind: 'round' | 'cypress';
}

export interface Site {
  width: number;
  height: number;
  drawing: number; // scale of a building
  piece: number; // scale of a figure
  tile: number; // scale of a task tile
  doorsteps: Readonly<Record<Building, Point>>;
  tiles: readonly [Point, Point]; // from the doorstep
  yard: Point; // the middle of the row of figures, from the doorstep
  reach: Point; // half the width of the yard, and the most room for one figure
  latin: number | null; // baselines of the two names, from the doorstep; no Latin name where it is null
  plain: number;
  letters: number; // height of the first of them
  plot: readonly [number, number, number, number]; // what may be touched: x, y, width, height from the doorstep
  dial: { at: Point; scale: number };
  wall: string;
  lanes: string;
  lane: number; // how broad
  stream: string;
  trees: readonly Tree[];
  tufts: readonly Point[];
}

const round = (x: number, y: number, size = 1): Tree => ({ at: [x, y], size, kind: 'round' });
const cypress = (x: number, y: number, size = 1): Tree => ({ at: [x, y], size, kind: 'cypress' });

export const WIDE: Site = {
  width: 760,
  height: 560,
  drawing: 1.1,
  piece: 1.08,
  tile: 1.16,
  doorsteps: {
    bibliotheca: [64, 112],
    scriptorium: [212, 104],
    ecclesia: [364, 112],
    capitulum: [516, 104],
    infirmorum_domus: [666, 112],
    dormitorium: [64, 288],
    porticus: [208, 280],
    refectorium: [522, 280],
    hortus: [666, 288],
    stabulum: [64, 468],
    officina: [212, 460],
    porta: [364, 476],
    culina: [514, 460],
    balneatorium: [670, 468],
  },
  tiles: [
    [65, -70],
    [65, -33],
  ],
  yard: [15, 31],
  reach: [60, 33],
  latin: 48,
  plain: 62,
  letters: 16,
  plot: [-56, -90, 138, 156],
  dial: { at: [380, 262], scale: 0.98 },
  wall: 'M404 476Q432 540 470 546L700 545Q742 542 748 500Q756 300 748 72Q744 36 704 31Q540 16 380 16T56 31Q16 36 12 72Q4 300 12 500Q18 542 60 545L284 546Q316 540 326 474',
  lanes:
    'M80 138Q160 122 228 130T380 138T532 130T686 138M380 138V560M380 262Q330 322 224 306T80 314M380 262Q430 322 538 306T686 314M80 494Q150 500 227 486T380 500T530 486Q600 500 686 494M380 380Q320 410 240 480M380 380Q440 410 520 480M330 240Q260 220 228 130M430 240Q500 220 532 130',
  lane: 15,
  stream: 'M752 386Q720 374 690 384Q620 392 612 430Q604 500 616 554',
  trees: [
    cypress(22, 222, 0.9),
    cypress(150, 206, 0.9),
    round(162, 212, 1.1),
    cypress(174, 208, 0.7),
    cypress(302, 206, 1),
    cypress(314, 212, 0.8),
    cypress(446, 212, 0.8),
    cypress(458, 206, 1),
    round(598, 212, 1.2),
    cypress(612, 208, 0.9),
    cypress(738, 222, 0.9),
    round(284, 402, 1.2),
    round(300, 396, 0.9),
    cypress(160, 388, 0.9),
    round(148, 394, 1.1),
    cypress(456, 392, 1),
    round(470, 398, 1.1),
    round(736, 416, 1.2),
    cypress(332, 553, 0.8),
    cypress(342, 550, 0.6),
    round(428, 553, 0.8),
  ],
  tufts: [
    [112, 196],
    [262, 196],
    [420, 192],
    [562, 188],
    [640, 200],
    [104, 370],
    [230, 366],
    [330, 376],
    [436, 372],
    [540, 372],
    [640, 366],
    [30, 530],
    [150, 524],
    [262, 530],
    [500, 530],
    [590, 520],
    [716, 528],
    [112, 96],
    [284, 90],
    [596, 92],
  ],
};

export const NARROW: Site = {
  width: 360,
  height: 520,
  drawing: 0.58,
  piece: 0.78,
  tile: 0.92,
  doorsteps: {
    bibliotheca: [35, 60],
    ecclesia: [154, 58],
    infirmorum_domus: [274, 60],
    scriptorium: [35, 162],
    capitulum: [152, 160],
    hortus: [274, 162],
    porticus: [35, 264],
    refectorium: [275, 264],
    dormitorium: [36, 366],
    officina: [154, 368],
    culina: [274, 366],
    stabulum: [36, 468],
    porta: [152, 472],
    balneatorium: [276, 468],
  },
  tiles: [
    [40, -31],
    [63.5, -31],
  ],
  yard: [25, 21],
  reach: [44, 18],
  latin: null,
  plain: 33,
  letters: 12,
  plot: [-31, -50, 112, 90],
  dial: { at: [180, 264], scale: 0.84 },
  wall: 'M178 474Q190 508 214 514L334 513Q353 510 355 480Q359 260 355 34Q352 13 330 10Q250 4 180 4T30 10Q8 13 5 34Q1 260 5 480Q8 510 28 513L98 514Q118 508 126 474',
  lanes:
    'M60 77Q120 88 180 74T300 77M60 179Q120 192 178 178T300 179M180 70V520M60 281Q120 296 180 264Q240 296 300 281M60 384Q120 372 180 386T300 384M60 486Q120 500 178 490T300 486',
  lane: 10,
  stream: 'M356 403Q330 396 262 404Q240 410 240 450T246 516',
  trees: [cypress(122, 248, 0.6), cypress(238, 248, 0.6), cypress(122, 316, 0.6), cypress(238, 316, 0.6)],
  tufts: [
    [112, 108],
    [230, 108],
    [112, 210],
    [236, 212],
    [116, 414],
    [20, 414],
    [232, 500],
    [110, 500],
  ],
};

/** This plan is for a phone that has to share its height with a hand of cards. */
export const SQUAT: Site = {
  width: 360,
  height: 368,
  drawing: 0.46,
  piece: 0.78,
  tile: 0.92,
  doorsteps: {
    bibliotheca: [25, 50],
    scriptorium: [114, 48],
    ecclesia: [202, 50],
    infirmorum_domus: [292, 50],
    dormitorium: [25, 139],
    capitulum: [292, 139],
    porticus: [25, 228],
    refectorium: [114, 231],
    culina: [203, 231],
    hortus: [292, 228],
    stabulum: [25, 318],
    officina: [113, 318],
    porta: [202, 320],
    balneatorium: [292, 318],
  },
  tiles: [
    [30, -28],
    [53.5, -28],
  ],
  yard: [20, 19],
  reach: [33, 16],
  latin: null,
  plain: 31,
  letters: 11.5,
  plot: [-23, -47, 88, 83],
  dial: { at: [179, 138], scale: 0.68 },
  wall: 'M222 326Q230 354 250 361L338 361Q354 358 355 338Q359 180 355 26Q352 10 334 8Q250 4 180 4T28 8Q8 10 5 26Q1 180 5 338Q6 358 24 361L160 361Q178 354 186 326',
  lanes:
    'M40 66Q90 74 132 64T222 66T310 66M40 155Q100 150 179 138Q260 150 310 155M40 244Q90 252 132 246T222 246T310 244M40 334Q90 342 132 334T222 336T310 334M179 138V246M222 66Q210 110 179 138Q140 110 134 64M179 246Q222 290 222 366',
  lane: 9,
  stream: 'M356 266Q330 260 290 268Q276 276 276 320T280 364',
  trees: [
    cypress(112, 128, 0.7),
    round(122, 134, 0.7),
    cypress(114, 168, 0.6),
    cypress(246, 128, 0.7),
    round(240, 174, 0.7),
    cypress(252, 170, 0.6),
  ],
  tufts: [
    [100, 108],
    [262, 104],
    [86, 192],
    [272, 192],
    [96, 284],
    [262, 284],
  ],
};

/** This plan is for a phone held sideways, and for a window that is wide but low. */
export const FLAT: Site = {
  ...SQUAT,
  width: 480,
  height: 284,
  doorsteps: {
    bibliotheca: [28, 50],
    scriptorium: [123, 50],
    ecclesia: [219, 50],
    capitulum: [315, 50],
    infirmorum_domus: [411, 50],
    dormitorium: [28, 146],
    porticus: [123, 146],
    refectorium: [315, 146],
    hortus: [411, 146],
    stabulum: [28, 242],
    officina: [123, 242],
    porta: [219, 242],
    culina: [315, 242],
    balneatorium: [411, 242],
  },
  dial: { at: [240, 140], scale: 0.68 },
  wall: 'M240 248Q248 271 264 278L458 278Q474 276 475 258Q479 140 475 24Q472 9 454 7Q340 4 240 4T26 7Q8 9 5 24Q1 140 5 258Q6 276 22 278L182 278Q198 271 206 248',
  lanes:
    'M43 66Q95 74 141 66T237 66T333 66T429 66M43 162Q130 150 240 140Q350 150 429 162M43 258Q95 266 141 258T237 258T333 258T429 258M240 66V284',
  stream: 'M476 194Q440 190 404 196Q392 204 394 240T398 282',
  trees: [cypress(186, 122, 0.7), round(194, 128, 0.7), cypress(292, 122, 0.7), round(286, 170, 0.7)],
  tufts: [
    [106, 104],
    [300, 102],
    [196, 196],
    [98, 200],
    [296, 198],
    [20, 198],
  ],
};

/** Lists the buildings in the order in which they are drawn and walked through by key. */
export const buildingsOf = (site: Site): Building[] =>
  Object.keys(site.doorsteps).filter((name) => isOneOf(BUILDINGS, name));

const WIDE_FROM = 560;
const LEAST_SCALE = 0.75; // of the wide plan: below it the plain names cannot be read
const SQUAT_BELOW = 1.2;
const FLAT_BELOW = 0.8;

/** Gives the plan that suits a box. A height of 0 is one that the plan itself will decide. */
export function siteFor(width: number, height: number): Site {
  const isLow = height > 0 && height < width * FLAT_BELOW;
  if (isLow && Math.min(width / WIDE.width, height / WIDE.height) < LEAST_SCALE) return FLAT;
  if (width >= WIDE_FROM) return WIDE;
  return height > 0 && height < width * SQUAT_BELOW ? SQUAT : NARROW;
}

/** Gives the height of the tallest plan for a narrow page that leaves room for other things, or else of the lowest. */
export function stageHeight(width: number, most: number): number {
  const [tall, low] = [NARROW, SQUAT].map((site) => Math.ceil((site.height * width) / site.width)) as [number, number];
  return tall <= most ? tall : low;
}
