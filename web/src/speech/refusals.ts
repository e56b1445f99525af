import { Refusal, type Reason } from '../wire/refusal';
import { isSayable, t } from './speech.svelte';

/** Says a refusal in the reader's language; one that a newer server thought of is told in the server's own words. */
export function refusalText({ code, text, why }: Reason): string {
  const id = `refused-${code}`;
  return isSayable(id) ? t(id, { fault: 'other', ...why }) : text;
}

/** Serves a `catch`: an error that only our own code can cause is not for a visitor, so it is thrown on. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error);
  throw error;
}
