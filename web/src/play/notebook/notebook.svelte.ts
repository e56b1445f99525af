/** The notebook holds private notes on who is who. They stay in this browser. */
import type { Entry, Said } from '../../wire/types';
import type { Monk } from '../../wire/words';

export const MARKS = ['', 'no', 'maybe', 'yes'] as const;

export type Mark = (typeof MARKS)[number];

/** Names a field: this seat as this monk. */
export interface Cell {
  seat: number;
  monk: Monk;
}

/** A pin holds a line of the log to a field: where it stands, and what it said, since a log can be taken back. */
export interface Pin {
  place: number; // of the entry in the log
  at: number; // of the line in the entry
  line: Said;
}

interface Page {
  marks: Record<string, Mark>;
  text: string;
  pins: Record<string, Pin[]>;
}

const blank = (): Page => ({ marks: {}, text: '', pins: {} });

const NEXT: Record<Mark, Mark> = { '': 'no', no: 'maybe', maybe: 'yes', yes: '' };

export class Notebook {
  #page = $state<Page>(blank());

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

  mark(cell: Cell): Mark {
    return this.#page.marks[keyOf(cell)] ?? '';
  }

  setMark(cell: Cell, mark: Mark): void {
    this.#page.marks[keyOf(cell)] = mark;
    this.#write();
  }

  /** Goes on to the next mark: no, perhaps, yes, none. */
  turn(cell: Cell): void {
    this.setMark(cell, NEXT[this.mark(cell)]);
  }

  /** Lists the lines that are pinned to a field and still stand in the log. */
  pins(cell: Cell, log: readonly Entry[]): Pin[] {
    return (this.#page.pins[keyOf(cell)] ?? []).filter((pin) => stands(pin, log));
  }

  isPinned(cell: Cell, pin: Pin): boolean {
    return (this.#page.pins[keyOf(cell)] ?? []).some((other) => isSame(other, pin));
  }

  /** Tells whether a line is pinned to any field. */
  hasPin(pin: Pin): boolean {
    return Object.values(this.#page.pins).some((pins) => pins.some((other) => isSame(other, pin)));
  }

  /** Pins a line to a field, or takes it off again. */
  togglePin(cell: Cell, pin: Pin): void {
    const pins = this.#page.pins[keyOf(cell)] ?? [];
    const others = pins.filter((other) => !isSame(other, pin));
    this.#page.pins[keyOf(cell)] = others.length < pins.length ? others : [...pins, pin].sort(byPlace);
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

const keyOf = ({ seat, monk }: Cell): string => `${seat} ${monk}`;

const byPlace = (one: Pin, other: Pin): number => one.place - other.place || one.at - other.at;

/** What was taken back and decided anew is another line, though it stands in the same place. */
const isSame = (one: Pin, other: Pin): boolean =>
  one.place === other.place && one.at === other.at && JSON.stringify(one.line) === JSON.stringify(other.line);

function stands(pin: Pin, log: readonly Entry[]): boolean {
  const line = log[pin.place]?.lines[pin.at];
  return line !== undefined && isSame({ ...pin, line }, pin);
}

function read(text: string | null): Page {
  try {
    return { ...blank(), ...(JSON.parse(text ?? '{}') as Partial<Page>) };
  } catch {
    return blank();
  }
}
