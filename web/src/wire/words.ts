/**
 * These are the words of the game, as the protocol spells them. Their types are generated; the lists put them in order.
 */

import type { Board, Own } from './types';

export type Phase = Board['phase'];
export type Monk = Own['identity'];
export type Figure = NonNullable<Board['figure']>;
export type Building = keyof Board['tiles'];
export type Event = NonNullable<Board['event']>;

export const MONKS = ['red', 'blue', 'white', 'grey', 'black', 'orange'] as const satisfies readonly Monk[];
export const FIGURES = [...MONKS, 'william', 'adson'] as const satisfies readonly Figure[];
export const BUILDINGS = [
  'bibliotheca',
  'scriptorium',
  'stabulum',
  'dormitorium',
  'officina',
  'refectorium',
  'culina',
  'porta',
  'infirmorum_domus',
  'balneatorium',
  'ecclesia',
  'capitulum',
  'porticus',
  'hortus',
] as const satisfies readonly Building[];
export const EVENTS = [
  'talkative',
  'puzzling',
  'diligent',
  'close_behind',
  'hasty',
  'impious',
  'unobtrusive',
  'delicate',
  'forbidden',
  'caught',
  'compromising',
  'inquiring',
  'dubious',
  'suspicious',
] as const satisfies readonly Event[];

/** Tells whether a text is one of these words. */
export function isOneOf<Word extends string>(words: readonly Word[], text: string): text is Word {
  return words.some((word) => word === text);
}

/** Reads a text as one of these words. Anything else is an error: no message of the protocol holds it. */
export function wordOf<Word extends string>(words: readonly Word[], text: string | number | undefined): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`${text} is not one of ${words.join(', ')}`);
  return found;
}
