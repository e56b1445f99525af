/** The notebook holds private notes on who is who. They stay in this browser. */
import type { Board } from '../wire/types';
import type { Monk } from '../wire/words';

export type Mark = '' | 'no' | 'maybe' | 'yes';

const NEXT: Record<Mark, Mark> = { '': 'no', no: 'maybe', maybe: 'yes', yes: '' };

interface Page {
  marks: Record<string, Mark>;
  text: string;
}

export class Notebook {
  #page = $state<Page>({ marks: {}, text: '' });

  constructor(
    private readonly place: string,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    this.#page = read(store.getItem(place));
  }

  get text(): string {
    return this.#page.text;
  }

  set text(text: string) {
    this.#page.text = text;
    this.#write();
  }

  mark(seat: number, monk: Monk): Mark {
    return this.#page.marks[`${seat} ${monk}`] ?? '';
  }

  turn(seat: number, monk: Monk): void {
    this.#page.marks[`${seat} ${monk}`] = NEXT[this.mark(seat, monk)];
    this.#write();
  }

  #write(): void {
    try {
      this.store.setItem(this.place, JSON.stringify(this.#page));
    } catch {
      // A browser that keeps nothing: the notes hold for this visit.
    }
  }
}

export const notesOf = (table: string, seat: number): string => `abbey.notes.${table}.${seat}`;

/** Tells what needs no note: shown markers prove who a player is not, and while my letter is open, nobody is who I am. */
export function isRuledOut(board: Board, mine: Monk | null, seat: number, monk: Monk): boolean {
  return monk === mine || (board.shown[seat]?.includes(monk) ?? false);
}

function read(text: string | null): Page {
  try {
    return { marks: {}, text: '', ...(JSON.parse(text ?? '{}') as Partial<Page>) };
  } catch {
    return { marks: {}, text: '' };
  }
}
