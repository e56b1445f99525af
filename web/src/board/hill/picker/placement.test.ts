import { expect, it } from 'vitest';
import { placementOf } from './placement';
import { SQUAT, WIDE } from '../sites';

it('lies below what stands high and above what stands low', () => {
  const [, y, , tall] = WIDE.plot;
  const at = WIDE.doorsteps;
  expect(placementOf(WIDE, 'bibliotheca', 760, 560)).toMatchObject({
    below: at.bibliotheca[1] + y + tall,
    above: null,
  });
  expect(placementOf(WIDE, 'porta', 760, 560)).toMatchObject({ below: null, above: 560 - at.porta[1] - y });
});

it('keeps to its side of the plan', () => {
  expect(placementOf(SQUAT, 'bibliotheca', 360, 368).across).toBeLessThan(20);
  expect(placementOf(SQUAT, 'balneatorium', 360, 368).across).toBeGreaterThan(80);
});

it('knows that the plan lies in the middle of its box', () => {
  const narrow = placementOf(WIDE, 'bibliotheca', 760, 560);
  const wide = placementOf(WIDE, 'bibliotheca', 1160, 560);
  expect((wide.across / 100) * 1160 - (narrow.across / 100) * 760).toBeCloseTo(200, -1);
  expect(wide.below).toBe(narrow.below);
});
