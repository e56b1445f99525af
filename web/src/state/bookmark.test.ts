import { expect, test } from 'vitest';
import { fragmentOf, bookmarkIn } from './bookmark';

test('a bookmark survives its link', () => {
  const bookmark = { at: 12, viewer: 'open' } as const;
  expect(bookmarkIn(fragmentOf(bookmark))).toEqual(bookmark);
});

test('without a link it is the beginning, as a spectator', () => {
  expect(bookmarkIn('')).toEqual({ at: 0, viewer: 'public' });
  expect(bookmarkIn('#at=x&as=everything')).toEqual({ at: 0, viewer: 'public' });
});
