// The server is asked once a visit which bots it has.

import { readBots } from '../wire/http';
import { changeSettings, settings } from './settings.svelte';

const LEVELS = ['postulant', 'novice', 'apprentice', 'brother', 'librarian', 'inquisitor']; // from easy to hard
const USUAL = 'brother';
const CHANCE = 'random'; // no opponent, so it stands out of the way

class Bots {
  names = $state.raw<string[]>([]);
}

export const bots = new Bots();

/** Asks the server for its bots. It fails when the server cannot be reached; a later call tries again. */
export async function fetchBots(): Promise<void> {
  if (bots.names.length > 0) return;
  bots.names = ordered((await readBots()).map((bot) => bot.name));
  if (!bots.names.includes(settings.bot)) changeSettings({ bot: usual(bots.names) });
}

/** Puts the levels first, from easy to hard, then bots that only the server knows, then chance. */
export function ordered(names: string[]): string[] {
  const levels = LEVELS.filter((level) => names.includes(level));
  const others = names.filter((name) => !LEVELS.includes(name) && name !== CHANCE);
  return [...levels, ...others, ...names.filter((name) => name === CHANCE)];
}

/** Gives the bot for somebody who has not chosen yet. */
export function usual(names: string[]): string {
  if (names.includes(USUAL)) return USUAL;
  return LEVELS.findLast((level) => names.includes(level)) ?? names[0] ?? '';
}
