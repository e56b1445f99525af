/** This says how each monk goes from the ladder to the scroll in a night. */
import type { Board, Entry } from '../../../wire/types';
import { MONKS, type Monk } from '../../../wire/words';
import { changesOf, type Night } from '../../entry';

export interface Crossing {
  monk: Monk;
  suspicion: number; // at dusk
  by: number;
  after: number; // the evidence at dawn
}

/** Lists all monks, those with most to answer for first; `before` is the board before the decision that ended the day. */
export function crossingsOf(night: Night, entry: Entry, before: Board, after: Board): Crossing[] {
  const suspicion = { ...before.suspicion };
  for (const change of changesOf(entry)) {
    if (change.track === 'suspicion') suspicion[change.figure] = change.after;
  }
  const got = new Map(night.ranking.map((change) => [change.figure, change]));
  const all = MONKS.map((monk) => ({
    monk,
    suspicion: suspicion[monk],
    by: got.get(monk)?.by ?? 0,
    after: got.get(monk)?.after ?? after.evidence[monk],
  }));
  return all.sort((one, other) => other.by - one.by);
}

const HOURS = 24;

/** Gives the hour to which the dial turns: onward, past midnight, until it shows the new one. */
export function turnedTo(before: number, after: number): number {
  const turns = Math.ceil((before + 1 - after) / HOURS);
  return after + turns * HOURS;
}
