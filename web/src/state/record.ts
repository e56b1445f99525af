// A record that a visitor handed in to watch is kept for this tab, so that loading the page again keeps it.

import { NO_RECORD, Refusal } from '../wire/refusal';

const PLACE = 'abbey.record';

export const handIn = (record: string): void => sessionStorage.setItem(PLACE, record);

export const handedIn = (): string | null => sessionStorage.getItem(PLACE);

/** Gives the record that was handed in, for what cannot do without one. */
export function recordHandedIn(): string {
  const record = handedIn();
  if (record === null) throw new Refusal(NO_RECORD, 'No record was handed in.');
  return record;
}
