/** This is the decision of one seat in the making: what is pointed at, what is picked and waits for a yes. */
import type { Delivery, Session } from '../state/session.svelte';
import type { Confirming } from '../state/settings.svelte';
import type { Choice } from '../wire/types';
import { readAction, type Action } from './action';

/** Tells whether a choice is to do nothing: to keep one's tiles, or not to use a card a second time. */
export const isPass = ({ action }: Choice): boolean => action === 'keep' || action === 'rest';

const ELSEWHERE: readonly Action['kind'][] = ['play', 'move', 'spend'];

const SETTLING_MS = 400; // a double click takes no longer

type Seat = Pick<Session, 'own' | 'choices' | 'delivery' | 'delivered' | 'play' | 'undo'>;

export class Decision {
  pointed = $state<string | null>(null); // under the pointer or the focus
  warned = $state(false); // the picked guess can never be right, and that was said

  #picked = $state.raw<{ action: string; question: number } | null>(null);
  #pickedAt_ms = -Infinity;
  #seat: Seat;
  #confirming: () => Confirming;

  constructor(seat: Seat, confirming: () => Confirming) {
    this.#seat = seat;
    this.#confirming = confirming;
  }

  get legal(): string[] {
    return this.#seat.own?.legal ?? [];
  }

  /** A pick belongs to its question and is gone with it. */
  get picked(): string | null {
    return this.#picked?.question === this.#seat.own?.question ? (this.#picked?.action ?? null) : null;
  }

  get pickedChoice(): Choice | null {
    return this.#choiceOf(this.picked);
  }

  /** Says what became of the last answer, until the server has taken it. */
  get delivery(): Delivery | null {
    return this.#seat.delivery;
  }

  get deliveredChoice(): Choice | null {
    return this.#choiceOf(this.#seat.delivered);
  }

  /** Tells whether the list may just have moved away under the pointer, since it makes room for the last word. */
  get isSettling(): boolean {
    return this.picked !== null && performance.now() - this.#pickedAt_ms < SETTLING_MS;
  }

  /** Gives the choice that the board shows as a ghost. */
  get preview(): Choice | null {
    return this.#choiceOf(this.pointed) ?? this.pickedChoice;
  }

  /** Tells whether the answer can be picked neither on the board nor in the hand. */
  get isInListOnly(): boolean {
    return this.legal.length > 0 && !this.legal.some((action) => ELSEWHERE.includes(readAction(action).kind));
  }

  /** Lists the choices in the order of their numbers: what passes comes first. */
  get ordered(): Choice[] {
    const passes = this.#seat.choices.filter(isPass);
    return [...passes, ...this.#seat.choices.filter((choice) => !isPass(choice))];
  }

  /** Tells whether my own marker is picked: it is offered like the others, so that nobody sees which one is mine. */
  get isBarred(): boolean {
    return this.picked !== null && !this.legal.includes(this.picked);
  }

  point(action: string | null): void {
    this.pointed = action !== null && this.#isOffered(action) ? action : null;
  }

  /** Points from the list: what moves under a pointer at rest is not pointed at. */
  pointInList(action: string | null): void {
    if (action === null || !this.isSettling) this.point(action);
  }

  /** Chooses from the list: what moves under a second click is not chosen. */
  chooseInList(action: string): void {
    if (action === this.picked || !this.isSettling) this.choose(action);
  }

  /** Sends the choice, or picks it first and sends it the second time: which, the player says in the settings. */
  choose(action: string, careful = false): void {
    if (!this.#isOffered(action)) return;
    if (action === this.picked) return this.confirm();
    const choice = this.#choiceOf(action);
    if (choice === null || choice.never !== '' || this.#waits(choice, careful)) this.#pick(action);
    else this.#send(action);
  }

  /** Picks without sending, whatever the settings say: somebody thought of it before it was asked. */
  propose(action: string): void {
    if (this.#isOffered(action)) this.#pick(action);
  }

  /** A guess that can never be right is sent only after a warning, and my own marker never. */
  confirm(): void {
    if (this.picked === null) return;
    if (this.isBarred || (this.pickedChoice?.never && !this.warned)) this.warned = true;
    else this.#send(this.picked);
  }

  cancel(): void {
    this.#picked = null;
    this.warned = false;
  }

  undo(): void {
    this.cancel();
    if ((this.#seat.own?.undoable ?? 0) > 0) this.#seat.undo();
  }

  /** As usual only what cannot be taken back waits, and with `careful`, under a finger, everything. */
  #waits(choice: Choice, careful: boolean): boolean {
    const confirming = this.#confirming();
    return confirming === 'always' || (confirming === 'final' && (choice.final || careful));
  }

  #pick(action: string): void {
    this.#picked = { action, question: this.#seat.own?.question ?? -1 };
    this.#pickedAt_ms = performance.now();
    this.warned = false;
  }

  #send(action: string): void {
    this.cancel();
    this.pointed = null;
    this.#seat.play(action);
  }

  #isOffered(action: string): boolean {
    return this.legal.includes(action) || this.#choiceOf(action) !== null;
  }

  #choiceOf(action: string | null): Choice | null {
    return this.#seat.choices.find((choice) => choice.action === action) ?? null;
  }
}
