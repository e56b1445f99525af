import { expect, test, vi } from 'vitest';
import { playersOf } from './rows';

vi.mock('../speech/speech.svelte', () => ({
  t: (id: string, { who }: { who: string }) => `${id}(${who})`,
}));

test('the row of the one who looks is marked, and so is the one that is asked about', () => {
  const rows = playersOf({ names: ['Anna', 'Bela', 'Cleo'], viewer: 0, seat: 2 });
  expect(rows.map(({ name, about }) => [name, about])).toEqual([
    ['puzzle-you(Anna)', 'puzzle-you(Anna)'],
    ['Bela', 'Bela'],
    ['Cleo', 'puzzle-asked(Cleo)'],
  ]);
});

test('whoever looks on has no row of their own', () => {
  expect(playersOf({ names: ['Anna', 'Bela'], viewer: -1, seat: 1 }).map(({ name }) => name)).toEqual(['Anna', 'Bela']);
});
