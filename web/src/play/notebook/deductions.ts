/** This reads what the server has concluded about who is who: what is certain, how likely the rest is, and since when. */
import { signed } from '../../speech/figures';
import type { Deductions, Notebook, Odds } from '../../wire/types';
import { MONKS, type Monk } from '../../wire/words';
import type { Cell } from './notebook.svelte';

/** Says whose knowledge something is concluded from: everybody's, or that of somebody who has looked into their letter. */
export type Eyes = 'everybody' | 'own';

const FULL = 1000; // in thousandths: this much, and 0, is said of what is certain alone

export type Certainty = 'out' | 'is' | 'open';

/** A point of a curve: how likely it was when so much of the log had been told. */
export interface Moment {
  until: number;
  day: number;
  share: number; // in thousandths
}

/** Gives what may be shown: as long as the letter is closed, nothing that follows from what stands in it. */
export function seenBy(eyes: Eyes, notebook: Notebook | null): Deductions | null {
  return notebook === null ? null : eyes === 'own' ? (notebook.own ?? notebook.everybody) : notebook.everybody;
}

export function certaintyOf(deductions: Deductions | null, { seat, monk }: Cell): Certainty {
  const candidates = deductions?.candidates[seat];
  if (candidates === undefined) return 'open';
  if (!candidates.includes(monk)) return 'out';
  return candidates.length === 1 ? 'is' : 'open';
}

/** Gives how likely it is now, in thousandths; null where nobody says. */
export function shareOf(deductions: Deductions | null, cell: Cell): number | null {
  const now = deductions?.odds?.at(-1);
  return now === undefined ? null : shareIn(now, cell);
}

export function courseOf(deductions: Deductions | null, cell: Cell): Moment[] {
  return (deductions?.odds ?? []).map((odds) => ({ until: odds.until, day: odds.day, share: shareIn(odds, cell) }));
}

const shareIn = ({ seats }: Odds, { seat, monk }: Cell): number => seats[seat]?.[MONKS.indexOf(monk)] ?? 0;

export const ofMonk = (row: readonly number[], monk: Monk): number => row[MONKS.indexOf(monk)] ?? 0;

/** Gives a share in whole per cent; what is not certain reads neither 0 nor 100. */
export const percentOf = (share: number): number =>
  share === 0 || share === FULL ? share / 10 : Math.min(99, Math.max(1, Math.round(share / 10)));

/** Gives bits, which come in tenths, with their sign. */
export const bitsText = (tenths: number): string => signed(tenths / 10);
