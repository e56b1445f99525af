import { expect, it } from 'vitest';
import { NARROW, SQUAT, WIDE } from './sites';
import { footing } from './yard';
import { FIGURES } from '../words';

const everybodyIn = (building: string): Record<string, string> =>
  Object.fromEntries(FIGURES.map((figure) => [figure, building]));

it('stands one figure in the middle of the yard', () => {
  const { red } = footing(WIDE, { red: 'hortus' });
  const [x, y] = WIDE.doorsteps.hortus!;
  expect(red).toEqual([x + WIDE.yard[0], y + WIDE.yard[1]]);
});

it.each([WIDE, NARROW, SQUAT])('finds room for all eight in one yard, each on a spot of its own', (site) => {
  const feet = Object.values(footing(site, everybodyIn('porta')));
  const middle = site.doorsteps.porta![0] + site.yard[0];
  expect(new Set(feet.map(([x]) => x)).size).toBe(FIGURES.length);
  for (const [x] of feet) expect(Math.abs(x - middle)).toBeLessThanOrEqual(site.reach[0]);
});

it('makes room for a ghost beside those who are there', () => {
  const feet = footing(WIDE, { red: 'hortus' }, { figure: 'blue', building: 'hortus' });
  expect(feet.ghost![0]).toBeGreaterThan(feet.red![0]);
});
