/** Several people share one device: this knows whose turn it is to look, and lays a veil in between. */
import type { Session } from '../state/session.svelte';

type Person = Pick<Session, 'mayAct' | 'seat'>;

export class HotSeat<P extends Person> {
  #unveiled = $state(-1); // the seat that has lifted the veil
  #people: () => P[];

  constructor(people: () => P[]) {
    this.#people = people;
  }

  /** Gives who has to decide: whoever is at it already, else the first who can. */
  get asked(): P | null {
    const asked = this.#people().filter((person) => person.mayAct);
    return asked.find((person) => person.seat === this.#unveiled) ?? asked[0] ?? null;
  }

  /** Gives who may see their own cards now. */
  get looking(): P | null {
    return this.asked?.seat === this.#unveiled ? this.asked : null;
  }

  lift(): void {
    this.#unveiled = this.asked?.seat ?? -1;
  }

  drop(): void {
    this.#unveiled = -1;
  }
}
