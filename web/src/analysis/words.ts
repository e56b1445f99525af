// These put the figures of an analysis into words, and moments into links.

import { say, t, type Listener } from '../speech/speech.svelte';
import { fragmentOf } from '../state/bookmark';
import type { Analysis, Said, ToldTurn } from '../wire/types';

export { decimal, points } from '../speech/figures';

/** The careful one comes first. */
export const OBSERVERS = ['careful', 'simple'] as const;

export const percent = (share: number): number => Math.round(100 * share);

export const turnText = (lines: readonly Said[], listener: Listener): string =>
  lines.map((line) => say(line, listener)).join(', ');

/** Tells in one line what a turn did to the belief of both observers. */
export const changesText = ({ before, after }: ToldTurn): string =>
  OBSERVERS.map((observer) =>
    t('analysis-moved', { observer, before: percent(before[observer]), after: percent(after[observer]) }),
  ).join(', ');

/** Gives the observer whose belief a turn changed most. */
export const mostMoved = ({ before, after }: ToldTurn): (typeof OBSERVERS)[number] =>
  Math.abs(after.simple - before.simple) > Math.abs(after.careful - before.careful) ? 'simple' : 'careful';

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
