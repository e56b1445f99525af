import { expect, test } from 'vitest';
import { barOf, sourcesOf } from './sources';

const change = (moment: number, source: string, points: number) => ({ moment, source, clause: '', points });

test('evidence is summed by its source, the largest first, each with the actions that brought it', () => {
  const evidence = [
    change(0, 'start', 5),
    change(7, 'william', 1),
    change(9, 'convert', 4),
    change(9, 'convert', 2),
    change(12, 'convert', 3),
  ];
  expect(sourcesOf(evidence)).toEqual([
    { source: 'convert', points: 9, actions: [9, 12] },
    { source: 'start', points: 5, actions: [] },
    { source: 'william', points: 1, actions: [7] },
  ]);
});

test('what was taken away is drawn to the left of what was added', () => {
  const sources = sourcesOf([change(1, 'convert', 12), change(2, 'william', -12), change(3, 'start', 6)]);
  expect(sources.map(({ points }) => barOf(points, sources))).toEqual([
    { start: 50, length: 50 },
    { start: 50, length: 25 },
    { start: 0, length: 50 },
  ]);
  const gains = sourcesOf([change(1, 'convert', 12)]);
  expect(barOf(12, gains)).toEqual({ start: 0, length: 100 });
});
