import { expect, test } from 'vitest';
import type { Said } from '../../../wire/types';
import { risesOf } from './rise';

const rise = (figure: string, before: number, after: number): Said => ({
  id: 'evidence',
  args: { figure, before, after },
});

test('what several markers bring to one monk is one rise', () => {
  const lines = [rise('black', 11, 13), rise('red', 4, 6), rise('black', 13, 15)];
  expect(risesOf({ seat: 0, day: 1, lines })).toEqual([
    { monk: 'black', before: 11, after: 15 },
    { monk: 'red', before: 4, after: 6 },
  ]);
});
