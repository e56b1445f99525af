// Numbers as the reader's language writes them: its own mark before the tenths, a true minus sign, a space before "%".

import { speech } from './speech.svelte';

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(speech.language, options).format(value).replace('-', '−');

/** Writes a number that is mostly whole, as of wins, which may be shared ones. */
export const count = (value: number): string => written(value, { maximumFractionDigits: 1 });

/** Writes a number with one place behind the mark. */
export const decimal = (value: number): string =>
  written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Writes a change with its sign and one place behind the mark; nothing at all has no sign. */
export const signed = (value: number): string =>
  written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Writes a change of a share in percentage points. */
export const points = (change: number): string => signed(100 * change);

/** Writes a share in whole per cent, as the messages do. */
export const percent = (share: number): string => `${written(100 * share, { maximumFractionDigits: 0 })}\u00a0%`;
