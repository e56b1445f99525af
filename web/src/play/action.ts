/** This takes the action words of the notation apart, only for drawing: what is legal arrives as data. */

import { BUILDINGS, FIGURES, MONKS, wordOf, type Building, type Figure, type Monk } from '../wire/words';

export type Action =
  | { kind: 'play'; card: string }
  | { kind: 'spend' | 'take' | 'return'; tile: string }
  | { kind: 'keep' | 'rest' }
  | { kind: 'move'; figure: Figure; building: Building }
  | { kind: 'sway'; monk: Monk; by: number }
  | { kind: 'give' | 'cast' | 'show'; monk: Monk }
  | { kind: 'accuse'; seat: number; monk: Monk };

export function readAction(word: string): Action {
  if (word === 'keep' || word === 'rest') return { kind: word };
  const [, figure, building] = /^(\w+)>(\w+)$/.exec(word) ?? [];
  if (building !== undefined) {
    return { kind: 'move', figure: wordOf(FIGURES, figure), building: wordOf(BUILDINGS, building) };
  }
  const [, swayed, by] = /^([a-z]+)([+-]\d+)$/.exec(word) ?? [];
  if (by !== undefined) return { kind: 'sway', monk: wordOf(MONKS, swayed), by: Number(by) };
  const [, seat, monk] = /^accuse:(\d)=(\w+)$/.exec(word) ?? [];
  if (monk !== undefined) return { kind: 'accuse', seat: Number(seat), monk: wordOf(MONKS, monk) };
  return readVerb(word);
}

function readVerb(word: string): Action {
  const [verb, what = ''] = word.split(':');
  switch (verb) {
    case 'play':
      return { kind: verb, card: what };
    case 'spend':
    case 'take':
    case 'return':
      return { kind: verb, tile: what };
    case 'give':
    case 'cast':
    case 'show':
      return { kind: verb, monk: wordOf(MONKS, what) };
    default:
      throw new Error(`${word} is not an action`);
  }
}

/** Gives the plays that a card in the hand allows: two for the William/Adson card. */
export function playsOf(card: string, legal: readonly string[]): string[] {
  const plays = card === 'william/adson' ? ['play:william', 'play:adson'] : [`play:${card}`];
  return plays.filter((play) => legal.includes(play));
}
