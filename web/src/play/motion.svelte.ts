/**
 * This shows what happened one step after the other. What may be done is never asked here: that is always the newest
 * state.
 */
import { boardAfter } from '../state/board';
import type { Pace } from '../state/settings.svelte';
import type { Board, Entry, Update } from '../wire/types';
import { isEnding, isMoving, nightOf, showingsOf } from './entry';

export interface Step {
  board: Board;
  entry: Entry | null;
  place: number; // of the entry in the log; -1 for none
}

/** A moment is a step that everybody stops for. */
export interface Moment extends Step {
  entry: Entry;
}

/** Tells the motion when to hurry, and when to go on. */
export interface Surroundings {
  isMine: (seat: number) => boolean;
  isStill: () => boolean; // no motion wanted, or nobody looks
  pace: () => Pace;
  later: (call: () => void, ms: number) => () => void; // gives a way to call it off
}

export const LONGEST_MS = 600;
export const QUIET_MS = 250;
export const RUSH_MS = 5000; // all that waits is shown within this time, at the usual pace
export const MOST_WAITING = 60;

const SLOWNESS: Record<Pace, number> = { slow: 3, usual: 1, quick: 0.3 };

/** Says how long a step is shown while others wait. */
export function durationOf(entry: Entry | null, waiting: number, pace: Pace): number {
  const wish = entry !== null && isMoving(entry) ? LONGEST_MS : QUIET_MS;
  return SLOWNESS[pace] * Math.min(wish, RUSH_MS / (waiting + 1));
}

/** Tells whether everybody stops for it: a day's end, markers turned up, the end. */
export const isMoment = (entry: Entry): boolean =>
  nightOf(entry) !== null || showingsOf(entry).length > 0 || isEnding(entry);

export class Motion {
  board = $state.raw() as Board;
  entry = $state.raw<Entry | null>(null); // what the board shown has just seen
  place = $state(-1);
  moment = $state.raw<Moment | null>(null); // waits to be dismissed
  isSeen = $state(true); // what the moment brought has been seen; until then board and log stay as they were before it
  replaying = $state(false);
  recap = $state.raw<Step[]>([]); // what the others did since this seat's last decision

  #waiting = $state.raw<Step[]>([]);
  #newest: Board;
  #callOff: (() => void) | null = null;
  #around: Surroundings;

  constructor(board: Board, around: Surroundings) {
    this.board = this.#newest = board;
    this.#around = around;
  }

  /** Tells whether there is more to show than is shown. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Says how many entries of the log have been shown, however many there are. */
  get shown(): number {
    if (this.moment !== null && !this.isSeen) return this.moment.place;
    return this.busy || this.moment !== null ? this.place + 1 : Infinity;
  }

  /** Says where in the log the first moment is told that nobody has seen yet. */
  get unseen(): number {
    if (this.replaying) return Infinity;
    if (this.moment !== null && !this.isSeen) return this.moment.place;
    return this.#waiting.find(({ entry }) => entry !== null && isMoment(entry))?.place ?? Infinity;
  }

  /** Shows a board that is all new, without a way from the old to the new. */
  settle(board: Board): void {
    this.#halt();
    this.moment = null;
    this.recap = [];
    this.board = this.#newest = board;
  }

  /** Stops for a moment that is long past, and shows the board as it was before it. */
  stopFor(moment: Moment, before: Board): void {
    this.settle(moment.board);
    this.board = before;
    this.#stop(moment);
  }

  /** Lets board and log tell what the moment brought. */
  see(): void {
    if (this.moment === null || this.isSeen) return;
    this.isSeen = true;
    ({ board: this.board, entry: this.entry, place: this.place } = this.moment);
  }

  take(update: Update): void {
    if (update.board === undefined) return;
    const board = (this.#newest = boardAfter(this.#newest, update.board));
    const step = { board, entry: update.entry ?? null, place: update.entry ? (update.at ?? -1) : -1 };
    this.#keep(step, update.at);
    this.#waiting = [...this.#waiting, step];
    if (step.entry === null || this.#isMine(step) || this.#cannotWait()) this.skip();
    else if (this.#callOff === null && this.moment === null) this.#next();
  }

  /** Shows all that waits at once, but stops for a moment. */
  skip(): void {
    this.#stopClock();
    while (this.moment === null && this.#showNext()) continue;
    if (this.moment === null) this.#hold();
  }

  /** Leaves the moment and goes on with what waits. */
  dismiss(): void {
    this.see();
    this.moment = null;
    if (this.#around.isStill()) this.skip();
    else this.#next();
  }

  replay(): void {
    this.#halt();
    this.replaying = true;
    this.#waiting = [...this.recap];
    this.#next();
  }

  close(): void {
    this.#halt();
  }

  #isMine({ entry }: Step): boolean {
    return entry !== null && this.#around.isMine(entry.seat);
  }

  #cannotWait(): boolean {
    return this.#around.isStill() || this.#waiting.length > MOST_WAITING;
  }

  #keep(step: Step, at: number | undefined): void {
    if (this.#isMine(step)) this.recap = [];
    else if (step.entry !== null) this.recap = [...this.recap, step];
    else if (at !== undefined) this.recap = this.recap.filter(({ place }) => place < at);
  }

  #next(): void {
    if (!this.#showNext()) this.#rest();
    else if (this.moment === null) this.#hold();
  }

  /** Shows what has waited longest, and tells whether there was anything. */
  #showNext(): boolean {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first !== undefined) this.#show(first);
    return first !== undefined;
  }

  #show(step: Step): void {
    const { board, entry, place } = step;
    if (entry !== null && isMoment(entry) && !this.replaying) this.#stop({ board, entry, place });
    else ({ board: this.board, entry: this.entry, place: this.place } = step);
  }

  #stop(moment: Moment): void {
    this.moment = moment;
    this.isSeen = false;
  }

  #hold(): void {
    this.#stopClock();
    this.#callOff = this.#around.later(() => this.#next(), this.#duration());
  }

  #duration(): number {
    return durationOf(this.entry, this.#waiting.length, this.#around.pace());
  }

  #rest(): void {
    this.#callOff = null;
    this.replaying = false;
    this.entry = null;
    this.place = -1;
    this.board = this.#newest;
  }

  #halt(): void {
    this.#stopClock();
    this.#waiting = [];
    this.#rest();
  }

  #stopClock(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
