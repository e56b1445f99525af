/** This remembers whom this browser does not want to hear at this table. */
import { SvelteSet } from 'svelte/reactivity';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export class Mutes {
  #seats: SvelteSet<number>;

  constructor(
    private readonly place: string,
    private readonly store: Shelf = localStorage,
  ) {
    this.#seats = new SvelteSet(read(store.getItem(place)));
  }

  has(seat: number): boolean {
    return this.#seats.has(seat);
  }

  toggle(seat: number): void {
    if (!this.#seats.delete(seat)) this.#seats.add(seat);
    try {
      this.store.setItem(this.place, JSON.stringify([...this.#seats]));
    } catch {
      // A browser that keeps nothing: it holds for this visit.
    }
  }
}

function read(text: string | null): number[] {
  try {
    return JSON.parse(text ?? '[]') as number[];
  } catch {
    return [];
  }
}
