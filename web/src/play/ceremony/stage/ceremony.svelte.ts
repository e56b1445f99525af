/** A ceremony shows its acts one after the other. Whoever has no time for it skips to its end. */
import type { Said } from '../../../wire/types';
import type { Surroundings } from '../../motion.svelte';
import type { Act } from './acts';

/** Says who wants to know how far a ceremony is. */
export interface Audience {
  onact: (acts: Act[]) => void; // these begin; several at once where nothing moves
  onover: () => void; // all of it has been seen
}

export class Ceremony {
  #begun = $state(0); // how many acts have begun; one more than there are when all is over
  #acts: readonly Act[];
  #time: Pick<Surroundings, 'isStill' | 'later'>;
  #audience: Audience;
  #callOff: (() => void) | null = null;

  constructor(acts: readonly Act[], time: Pick<Surroundings, 'isStill' | 'later'>, audience: Audience) {
    this.#acts = acts;
    this.#time = time;
    this.#audience = audience;
    if (time.isStill()) this.#begun = acts.length + 1;
  }

  get isOver(): boolean {
    return this.#begun > this.#acts.length;
  }

  /** Tells whether this act has begun; at the end all have. */
  has(name: string): boolean {
    return this.isOver || this.#acts.slice(0, this.#begun).some((act) => act.name === name);
  }

  /** Holds what has been told so far. */
  get told(): Said[] {
    return this.#acts.slice(0, this.#begun).flatMap(({ lines }) => lines);
  }

  /** Begins, or is over at once where nothing may move. */
  begin(): void {
    if (this.isOver) {
      this.#audience.onact([...this.#acts]);
      this.#audience.onover();
    } else this.#next();
  }

  /** Goes to the end without a sound. */
  skip(): void {
    if (this.isOver) return;
    this.close();
    this.#end();
  }

  /** Stops where it is. */
  close(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #next(): void {
    const act = this.#acts[this.#begun];
    if (act === undefined) return this.#end();
    this.#begun += 1;
    this.#audience.onact([act]);
    this.#callOff = this.#time.later(() => this.#next(), act.ms);
  }

  #end(): void {
    this.#begun = this.#acts.length + 1;
    this.#audience.onover();
  }
}
