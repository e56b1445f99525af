import { expect, test } from 'vitest';
import { fragmentOf, spotIn } from './spot';

test('a spot survives its link', () => {
  const spot = { at: 12, viewer: 'open' } as const;
  expect(spotIn(fragmentOf(spot))).toEqual(spot);
});

test('without a link it is the beginning, as a spectator', () => {
  expect(spotIn('')).toEqual({ at: 0, viewer: 'public' });
  expect(spotIn('#at=x&as=everything')).toEqual({ at: 0, viewer: 'public' });
});
