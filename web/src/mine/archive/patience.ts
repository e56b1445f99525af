// The server gives every address only so much work. Whoever wants more asks again a little later.

import { Refusal } from '../../wire/refusal';

const AGAIN_MS = 1000;
const TRIES = 20;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the server has time for it; every other refusal is passed on. */
export async function patiently<Answer>(ask: () => Promise<Answer>, wait = pause): Promise<Answer> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-fast' || left === 0) throw error;
      await wait(AGAIN_MS);
    }
  }
}
