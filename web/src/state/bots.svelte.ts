// The bots this server has in its own order; asked for once a visit.

import { readBots } from '../wire/http';
import { like, settings } from './settings.svelte';

class Bots {
  names = $state.raw<string[]>([]);
}

export const bots = new Bots();

/** Fails when the server cannot be reached; a later call tries again. */
export async function fetchBots(): Promise<void> {
  if (bots.names.length > 0) return;
  bots.names = (await readBots()).map((bot) => bot.name);
  if (!bots.names.includes(settings.bot)) like({ bot: middle(bots.names) });
}

/** Neither a push-over nor a wall, for somebody who has not chosen yet. */
export const middle = (names: string[]): string => names[Math.floor(names.length / 2)] ?? '';
