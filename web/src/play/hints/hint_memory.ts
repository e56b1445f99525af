/** This remembers in this browser which hints were given, and in which games they may be. */

const PLACE = 'abbey.hints';
export const GAMES_WITH_HINTS = 2;

interface Kept {
  seen: string[];
  games: string[]; // the first ones, by their table
}

export class HintMemory {
  readonly seen: Set<string>;
  #games: string[];
  #store: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(store: Pick<Storage, 'getItem' | 'setItem'>) {
    const kept = read(store.getItem(PLACE));
    this.seen = new Set(kept.seen);
    this.#games = kept.games;
    this.#store = store;
  }

  /** Tells whether this game is one of the first, and counts it if it is. */
  isEarly(table: string): boolean {
    if (this.#games.includes(table)) return true;
    if (this.#games.length >= GAMES_WITH_HINTS) return false;
    this.#games = [...this.#games, table];
    this.#write();
    return true;
  }

  /** Never gives this hint again. */
  learn(hint: string): void {
    this.seen.add(hint);
    this.#write();
  }

  #write(): void {
    const kept: Kept = { seen: [...this.seen], games: this.#games };
    try {
      this.#store.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: it holds for this visit.
    }
  }
}

function read(text: string | null): Kept {
  try {
    return { seen: [], games: [], ...(JSON.parse(text ?? '{}') as Partial<Kept>) };
  } catch {
    return { seen: [], games: [] };
  }
}
