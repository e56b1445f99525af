// These put the figures of an analysis into words, and moments into links.

import { say, type Listener } from '../speech/speech.svelte';
import { fragmentOf } from '../state/bookmark';
import type { Analysis, Said } from '../wire/types';

export { decimal, points } from '../speech/figures';

export const percent = (share: number): number => Math.round(100 * share);

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
