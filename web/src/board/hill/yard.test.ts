import { expect, it } from 'vitest';
import { NARROW, SQUAT, WIDE } from './sites';
import { footing, isCrowd, type Whereabouts } from './yard';
import { FIGURES, type Building } from '../../wire/words';

const everybodyIn = (building: Building): Whereabouts =>
  Object.fromEntries(FIGURES.map((figure) => [figure, building]));

it('stands one figure in the middle of the yard', () => {
  const { figures } = footing(WIDE, { red: 'hortus' });
  const [x, y] = WIDE.doorsteps.hortus;
  expect(figures.get('red')).toEqual([x + WIDE.yard[0], y + WIDE.yard[1]]);
});

it.each([WIDE, NARROW, SQUAT])('finds room for all eight in one yard, each on a spot of its own', (site) => {
  const feet = [...footing(site, everybodyIn('porta')).figures.values()];
  const middle = site.doorsteps.porta[0] + site.yard[0];
  expect(new Set(feet.map(([x]) => x)).size).toBe(FIGURES.length);
  for (const [x] of feet) expect(Math.abs(x - middle)).toBeLessThanOrEqual(site.reach[0]);
});

it('makes room for a ghost beside those who are there', () => {
  const { figures, ghost } = footing(WIDE, { red: 'hortus' }, { figure: 'blue', building: 'hortus' });
  expect(ghost?.[0]).toBeGreaterThan(figures.get('red')?.[0] ?? Infinity);
  expect(ghost?.[1]).toBe(figures.get('red')?.[1]);
});

it('lets a few stand apart on a wide hill, and calls more of them a crowd', () => {
  expect([1, 2, 4, 5].map((company) => isCrowd(WIDE, company))).toEqual([false, false, false, true]);
});
