/**
 * The accusation asks about one rival after the other; with the notebook open, markers can be laid before any of them.
 * What is laid before its turn waits here, and is proposed when it is asked: nothing is sent that was not seen then.
 */
import type { Own } from '../../wire/types';
import { MONKS, type Monk } from '../../wire/words';
import { readAction } from '../action';
import type { Decision } from '../decision.svelte';
import type { Cell } from './notebook.svelte';

export type Slot = { state: 'empty' } | { state: 'laid' | 'planned'; monk: Monk };

type Guesser = Pick<Own, 'guesses' | 'legal'>;

/** Gives the seat that is asked about now; null while none is. */
export function askedAbout(legal: readonly string[]): number | null {
  const [first] = legal;
  const action = first === undefined ? null : readAction(first);
  return action?.kind === 'accuse' ? action.seat : null;
}

const wordFor = ({ seat, monk }: Cell): string => `accuse:${seat}=${monk}`;

export class Accusation {
  held = $state<Monk | null>(null); // the marker that was taken up to be laid somewhere

  #planned = $state.raw<readonly Cell[]>([]);
  #own: () => Guesser | null;
  #decision: () => Decision | null;

  constructor(own: () => Guesser | null, decision: () => Decision | null) {
    this.#own = own;
    this.#decision = decision;
  }

  slot(seat: number): Slot {
    const laid = this.#own()?.guesses[seat] ?? null;
    const monk = laid ?? this.#plannedFor(seat);
    return monk === undefined ? { state: 'empty' } : { state: laid === null ? 'planned' : 'laid', monk };
  }

  /** Lists the markers that lie before nobody yet. */
  get free(): Monk[] {
    const laid = this.#own()?.guesses ?? [];
    return MONKS.filter((monk) => !laid.includes(monk) && !this.#planned.some((cell) => cell.monk === monk));
  }

  hold(monk: Monk): void {
    this.held = this.held === monk ? null : monk;
  }

  /** Lays a marker before a seat: at once if that is asked, else as a plan. A seat that has one keeps it. */
  lay({ seat, monk }: Cell): void {
    this.held = null;
    if (this.slot(seat).state === 'laid' || this.#own()?.guesses.includes(monk)) return;
    const others = this.#planned.filter((cell) => cell.monk !== monk && cell.seat !== seat);
    this.#planned = [...others, { seat, monk }];
    if (askedAbout(this.#own()?.legal ?? []) === seat) this.#decision()?.choose(wordFor({ seat, monk }));
  }

  /** Takes a plan back. */
  clear(seat: number): void {
    this.#planned = this.#planned.filter((cell) => cell.seat !== seat);
  }

  /** Picks what was planned for the seat that is asked about now; it still waits for a yes. */
  propose(): void {
    const decision = this.#decision();
    const seat = askedAbout(this.#own()?.legal ?? []);
    const monk = seat === null ? undefined : this.#plannedFor(seat);
    if (decision === null || decision.picked !== null || seat === null || monk === undefined) return;
    decision.propose(wordFor({ seat, monk }));
  }

  #plannedFor(seat: number): Monk | undefined {
    return this.#planned.find((cell) => cell.seat === seat)?.monk;
  }
}
