import { Refusal } from '../wire/refusal';
import { isSayable, t } from './speech.svelte';

/** A refusal in the reader's language when we have words for its code; else as the server put it. */
export function refusalText(refused: { code: string; text: string }): string {
  const id = `page-refused-${refused.code}`;
  return isSayable(id) ? t(id) : refused.text;
}

/** For a `catch`: what only we can have caused is no sentence for a visitor, so it is thrown on. */
export function problemText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error);
  throw error;
}
