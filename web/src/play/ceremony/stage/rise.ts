/** This says how far the evidence against each monk rises in a ceremony. */
import type { Entry } from '../../../wire/types';
import type { Monk } from '../../../wire/words';
import { changesOf } from '../../entry';

export interface Rise {
  monk: Monk;
  before: number;
  after: number;
}

/** Lists the monks whose evidence rose, in the order in which it is told. */
export function risesOf(entry: Entry): Rise[] {
  const rises = new Map<Monk, Rise>();
  for (const { track, figure: monk, by, after } of changesOf(entry)) {
    if (track === 'evidence') rises.set(monk, { monk, before: rises.get(monk)?.before ?? after - by, after });
  }
  return [...rises.values()];
}
