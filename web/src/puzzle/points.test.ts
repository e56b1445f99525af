import { expect, test } from 'vitest';
import { MONKS } from '../wire/words';
import { Points } from './points.svelte';

test('no more points are given than there are', () => {
  const points = new Points();
  points.give('red', 70);
  points.give('blue', 50);
  expect([points.of('red'), points.of('blue'), points.left]).toEqual([70, 30, 0]);
});

test('a monk can get fewer again, and never less than none', () => {
  const points = new Points();
  points.give('red', 70);
  points.give('red', 20.4);
  points.give('blue', -5);
  expect([points.of('red'), points.of('blue'), points.left]).toEqual([20, 0, 80]);
});

test('the rest is shared evenly, to the last point', () => {
  const points = new Points();
  points.give('red', 50);
  points.shareRest(['blue', 'white', 'grey']);
  expect(MONKS.map((monk) => points.of(monk))).toEqual([50, 17, 17, 16, 0, 0]);
  expect(points.left).toBe(0);
  points.clear();
  expect(points.left).toBe(100);
});

test('nobody left to share among leaves the rest', () => {
  const points = new Points();
  points.shareRest([]);
  expect(points.left).toBe(100);
});
