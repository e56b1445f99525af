/**
 * This looks for words in a text, whatever the case and the accents. They begin where a word of the text begins; a long
 * one may also stand inside, as in the compounds of German and Dutch.
 */

export interface Part {
  text: string;
  hit: boolean;
}

const LONG = 5; // letters: so many are no accident
const LETTER = /[\p{L}\p{N}]/u;
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/** Puts a text into lower case and takes its accents away: "Sušené" and "SUSENE" are the same. */
export function plain(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
  return bare.replace(/[ßæœ]/g, (letter) => LIGATURES[letter] ?? letter);
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Tells whether every word is somewhere in the text. */
export function holds(text: string, words: readonly string[]): boolean {
  const inside = plain(text);
  return words.every((word) => foundIn(inside, word).length > 0);
}

/** Lists where the word is found in a text that is plain already. */
function foundIn(inside: string, word: string): number[] {
  const places: number[] = [];
  for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + 1)) {
    if (word.length >= LONG || !LETTER.test(inside[at - 1] ?? '')) places.push(at);
  }
  return places;
}

/** Cuts the text into pieces, so that those where a word was found stand apart. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  const letters = [...text.normalize('NFC')];
  const hits = hitsOf(letters, words);
  letters.forEach((letter, place) => {
    const last = parts.at(-1);
    const hit = hits.has(place);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}

/** Gives the places of the letters where a word was found. One letter may be two when it is plain. */
function hitsOf(letters: readonly string[], words: readonly string[]): Set<number> {
  const owners = letters.flatMap((letter, place) => [...plain(letter)].map(() => place));
  const inside = letters.map(plain).join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (const at of foundIn(inside, word)) {
      for (const owner of owners.slice(at, at + word.length)) hits.add(owner);
    }
  }
  return hits;
}
