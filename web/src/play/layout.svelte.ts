/** This chooses the way to lay the table that fits the window. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'tall' | 'low';

const wide = new MediaQuery('(min-width: 64rem) and (min-height: 37rem)');
const low = new MediaQuery('(max-height: 36.99rem) and (min-width: 35rem)');
const middle = new MediaQuery('(min-width: 44rem)');

/**
 * Gives `wide` for all on one screen, `middle` for a tablet, `tall` for a phone, `low` for one held sideways or a page
 * zoomed in.
 */
export function layout(): Layout {
  if (wide.current) return 'wide';
  if (low.current) return 'low';
  return middle.current ? 'middle' : 'tall';
}
