import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../../art/buildings';
import { FLAT, NARROW, siteFor, SQUAT, stageHeight, WIDE, type Site } from './sites';

const THUMB = 44;
const PHONE = 340; // what is left of 360 beside a margin

type Box = { left: number; right: number; top: number; bottom: number };

function plots(site: Site): Box[] {
  const [x, y, width, height] = site.plot;
  return Object.values(site.doorsteps).map((at) => ({
    left: at[0] + x,
    right: at[0] + x + width,
    top: at[1] + y,
    bottom: at[1] + y + height,
  }));
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
  ['squat', SQUAT],
  ['flat', FLAT],
])('the %s plan', (_, site) => {
  it('has a drawing for every place and a place for every drawing', () => {
    expect(Object.keys(site.doorsteps).sort()).toEqual(Object.keys(DRAWINGS).sort());
  });

  it('keeps every plot inside the frame', () => {
    for (const plot of plots(site)) {
      expect(plot.left).toBeGreaterThanOrEqual(0);
      expect(plot.top).toBeGreaterThanOrEqual(0);
      expect(plot.right).toBeLessThanOrEqual(site.width);
      expect(plot.bottom).toBeLessThanOrEqual(site.height);
    }
  });

  it('lets no two plots overlap, so that a touch has one meaning', () => {
    const all = plots(site);
    const clashes = all.flatMap((a, i) => all.slice(i + 1).filter((b) => meet(a, b)));
    expect(clashes).toEqual([]);
  });
});

it.each([NARROW, SQUAT])('leaves room for a thumb on a phone', (site) => {
  const scale = PHONE / site.width;
  expect(site.plot[2] * scale).toBeGreaterThanOrEqual(THUMB);
  expect(site.plot[3] * scale).toBeGreaterThanOrEqual(THUMB);
});

it('chooses the plan that fills its box', () => {
  expect(siteFor(760, 560)).toBe(WIDE);
  expect(siteFor(360, 360)).toBe(SQUAT);
  expect(siteFor(360, 520)).toBe(NARROW);
  expect(siteFor(500, 296)).toBe(FLAT);
  expect(siteFor(700, 300)).toBe(FLAT);
});

it('writes no name smaller than can be read', () => {
  expect(WIDE.height * 0.75).toBeLessThanOrEqual(420);
  expect(siteFor(612, 420)).toBe(WIDE);
  expect(siteFor(612, 410)).toBe(FLAT);
});

it('gives a phone the tall plan only if there is room for the rest', () => {
  expect(stageHeight(360, 400)).toBe(368);
  expect(stageHeight(390, 572)).toBe(564);
});

it('stays with its plan when the plan decides the height', () => {
  expect(siteFor(360, 0)).toBe(NARROW);
  expect(siteFor(360, (360 * NARROW.height) / NARROW.width)).toBe(NARROW);
});
