/** The six signs are drawn in a box from -10 to 10 and filled in one colour. */

import type { Monk } from '../wire/words';

export const SIGNS: Readonly<Record<Monk, string>> = {
  red: 'M-3.6-10h7.2v6.4h6.4v7.2h-6.4V10h-7.2V3.6H-10v-7.2h6.4z',
  blue: 'M0-10.5 8.5 0 0 10.5-8.5 0z',
  white: 'M0-10a10 10 0 1 1 0 20 10 10 0 1 1 0-20m0 4.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 1 0 0-10.8',
  grey: 'M0-9.5 10.5 9h-21z',
  black: 'M-8.6-8.6H8.6V8.6H-8.6z',
  orange: 'M0-11 2.9-4 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-4z',
};
