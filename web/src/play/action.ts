/** Action words of the notation, taken apart. Only for drawing: what is legal arrives as data. */

export type Action =
  | { kind: 'play'; card: string }
  | { kind: 'spend' | 'take' | 'return'; tile: string }
  | { kind: 'keep' | 'rest' }
  | { kind: 'move'; figure: string; building: string }
  | { kind: 'sway'; monk: string; by: number }
  | { kind: 'give' | 'cast' | 'show'; monk: string }
  | { kind: 'accuse'; seat: number; monk: string };

export function readAction(word: string): Action {
  if (word === 'keep' || word === 'rest') return { kind: word };
  const move = /^(\w+)>(\w+)$/.exec(word);
  if (move) return { kind: 'move', figure: move[1], building: move[2] };
  const sway = /^([a-z]+)([+-]\d+)$/.exec(word);
  if (sway) return { kind: 'sway', monk: sway[1], by: Number(sway[2]) };
  const accuse = /^accuse:(\d)=(\w+)$/.exec(word);
  if (accuse) return { kind: 'accuse', seat: Number(accuse[1]), monk: accuse[2] };
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
      return { kind: verb, monk: what };
    default:
      throw new Error(`${word} is not an action`);
  }
}

/** The plays that a card in the hand allows: two for the William/Adson card. */
export function playsOf(card: string, legal: readonly string[]): string[] {
  const plays = card === 'william/adson' ? ['play:william', 'play:adson'] : [`play:${card}`];
  return plays.filter((play) => legal.includes(play));
}

/** What a card points at on the abbey: a figure, a building, or nothing in particular. */
export function cardSubject(card: string): string {
  return card.replace(/\d$/, '');
}
