/** Holds 100 points that are shared among the monks: never more than 100 are given. */
import { MONKS, type Monk } from '../wire/words';

export const WHOLE = 100;

export class Points {
  #given = $state<Record<Monk, number>>({ red: 0, blue: 0, white: 0, grey: 0, black: 0, orange: 0 });
  left = $derived(WHOLE - MONKS.reduce((sum, monk) => sum + this.#given[monk], 0));

  of(monk: Monk): number {
    return this.#given[monk];
  }

  get all(): Record<Monk, number> {
    return { ...this.#given };
  }

  /** Gives a monk so many points in all, as far as there are any. */
  give(monk: Monk, wanted: number): void {
    const most = this.#given[monk] + this.left;
    this.#given[monk] = Math.max(0, Math.min(most, Math.round(wanted)));
  }

  /** Shares what is left among these monks; what cannot be shared evenly goes to the first of them. */
  shareRest(among: readonly Monk[]): void {
    const rest = this.left;
    among.forEach((monk, place) => {
      const more = Math.floor(rest / among.length) + (place < rest % among.length ? 1 : 0);
      this.#given[monk] += more;
    });
  }

  clear(): void {
    for (const monk of MONKS) this.#given[monk] = 0;
  }
}
