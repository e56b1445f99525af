/**
 * The letter says which monk I am. Whatever else on the page would tell that is covered while the letter is closed, and
 * opens with it.
 */
import type { Surroundings } from './motion.svelte';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const HOLD_MS = 400; // a longer press is a hold, and the letter closes when it ends
export const OPEN_MS = 10_000; // after a short press it closes by itself
const BROKEN = 'broken';

export class Letter {
  isOpen = $state(false);
  isSealBroken = $state(false); // it was opened here once, or laid aside unread

  #place: string;
  #store: Store;
  #later: Surroundings['later'];
  #stop: (() => void) | null = null;
  #pressed: { at: number; wasOpen: boolean } | null = null;

  constructor(place: string, store: Store, later: Surroundings['later']) {
    this.#place = place;
    this.#store = store;
    this.#later = later;
    this.isSealBroken = store.getItem(place) === BROKEN;
  }

  /** Opens it for as long as the press lasts, and longer if that is short. */
  press(at: number): void {
    if (this.#pressed !== null) return;
    this.#pressed = { at, wasOpen: this.isOpen };
    this.#open();
  }

  /** Ends a press: a hold closes the letter, and so does a short press on an open one. */
  release(at: number): void {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed === null) return;
    if (pressed.wasOpen || at - pressed.at >= HOLD_MS) this.close();
    else this.#closeLater();
  }

  /** Opens or closes it, for whoever can only click. */
  toggle(): void {
    if (this.isOpen) return this.close();
    this.#open();
    this.#closeLater();
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#pressed = null;
    this.isOpen = false;
  }

  /** Remembers on this device that it need not come to the middle of the table again. */
  breakSeal(): void {
    this.isSealBroken = true;
    try {
      this.#store.setItem(this.#place, BROKEN);
    } catch {
      // A browser that keeps nothing: it holds for this visit.
    }
  }

  #open(): void {
    this.#stop?.();
    this.#stop = null;
    this.isOpen = true;
  }

  #closeLater(): void {
    this.#stop = this.#later(() => this.close(), OPEN_MS);
  }
}

export const letterOf = (table: string, seat: number): string => `abbey.letter.${table}.${seat}`;
