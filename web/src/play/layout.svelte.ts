/** Which of the ways to lay the table fits the window. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'tall' | 'low';

const wide = new MediaQuery('(min-width: 64rem) and (min-height: 37rem)');
const low = new MediaQuery('(max-height: 36.99rem) and (min-width: 35rem)');
const middle = new MediaQuery('(min-width: 44rem)');

/** wide: all on one screen; middle: a tablet; tall: a phone; low: a phone held sideways, or a page zoomed in. */
export function layout(): Layout {
  if (wide.current) return 'wide';
  if (low.current) return 'low';
  return middle.current ? 'middle' : 'tall';
}
