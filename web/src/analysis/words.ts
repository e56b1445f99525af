// These put the figures of an analysis into words, and moments into links.

import { say, t, type Listener } from '../speech/speech.svelte';
import { fragmentOf } from '../state/bookmark';
import type { Analysis, Beliefs, Said } from '../wire/types';

export const percent = (share: number): number => Math.round(100 * share);

/** Writes a number with one place behind the point. */
export function decimal(value: number, sign = ''): string {
  const tenths = Math.round(Math.abs(value) * 10);
  return t('analysis-decimal', { whole: `${sign}${Math.floor(tenths / 10)}`, tenths: String(tenths % 10) });
}

/** Writes a change of a chance in percentage points, with its sign. */
export const points = (change: number): string => decimal(100 * change, Math.round(change * 1000) < 0 ? '−' : '+');

export const meanOf = ({ simple, careful }: Beliefs): number => (simple + careful) / 2;

export const turnText = (lines: readonly Said[], listener: Listener): string =>
  lines.map((line) => say(line, listener)).join(', ');

/** Gives the address of the moment at which so many actions had been played, with everything open. */
export const momentAddress = (id: string | null, moment: number): string =>
  (id === null ? '/replay' : `/replay/${encodeURIComponent(id)}`) + fragmentOf({ at: moment, viewer: 'open' });

/** Gives everybody's chance to win by moment, as the public or a seat could judge it. */
export const chancesFor = (analysis: Analysis, eyes: string): number[][] =>
  analysis.seats.find(({ seat }) => String(seat) === eyes)?.chances ?? analysis.chances;

/** Tells everybody's chance to win in one line. */
export const chancesText = (chances: readonly number[], listener: Listener): string =>
  chances
    .map((chance, seat) => say({ id: 'analysis-share', args: { seat, chance: percent(chance) } }, listener))
    .join(', ');
