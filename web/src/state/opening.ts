// This turns what a form holds into what the server is asked for when a table is opened.

import { go } from '../router.svelte';
import type { Language } from '../speech/languages';
import { openTable } from '../wire/http';
import type { Agreed, Chair, OpenedTable, Opening } from '../wire/types';
import { keep } from './key_ring';

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;
export const USUAL_ABSENCE_S = 120; // as the server takes it

const TIME_LAST_IN_PRINT: readonly Language[] = ['fr', 'nl'];

/** Says how a seat is to be filled: by me, by whoever comes, or by the bot of that name. */
export type Filling = 'me' | 'open' | { bot: string };

/** Opens a table for one person against bots, to start at once. */
export function quick(players: number, name: string, bot: string): Opening {
  return { chairs: [here(name), ...bots(players - 1, bot)], start: true, mixed: true };
}

/** Opens a table that waits for its guests. */
export function invited(fillings: Filling[], name: string, agreed: Agreed): Opening {
  return { chairs: fillings.map((filling) => chair(filling, name)), agreed, start: false };
}

/** Opens a table for several people who hand one device around, with bots on the other seats. */
export function shared(names: string[], players: number, bot: string, agreed: Agreed): Opening {
  return { chairs: [...names.map(here), ...bots(players - names.length, bot)], agreed, start: true, mixed: true };
}

/** Settles the turn order, while nobody has chosen one, as the rulebook of the reader's language prints it. */
export function asPrinted(agreed: Agreed, language: Language): Agreed {
  return { ...agreed, time_last: agreed.time_last ?? TIME_LAST_IN_PRINT.includes(language) };
}

const AIDS_ASCENDING: readonly Agreed['aids'][] = ['public', 'all']; // whatever else is agreed allows none among people

/** Tells whether one wish allows more aids than another: whoever sits down has agreed to those that stood there then. */
export const addsAids = (wish: Agreed['aids'], to: Agreed['aids']): boolean =>
  AIDS_ASCENDING.indexOf(wish) > AIDS_ASCENDING.indexOf(to);

/** Opens the table, keeps its keys and goes there. */
export async function sitDown(opening: Opening): Promise<void> {
  goTo(await openTable(opening));
}

/** Keeps the keys of a table that has been opened, and goes there. */
export function goTo({ table, keys }: OpenedTable): void {
  keep(table.id, keys);
  go(`/t/${encodeURIComponent(table.id)}`);
}

const here = (name: string): Chair => ({ kind: 'here', name });

const bots = (count: number, bot: string): Chair[] => Array.from({ length: count }, () => ({ kind: 'bot', bot }));

function chair(filling: Filling, name: string): Chair {
  if (filling === 'me') return here(name);
  if (filling === 'open') return { kind: 'open' };
  return { kind: 'bot', bot: filling.bot };
}
