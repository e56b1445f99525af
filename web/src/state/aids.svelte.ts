// The aids are what a viewer may ask the server about the game itself: the notebook, a hint, the mirror. Of each kind
// one question is on its way at a time.

import type {
  AskHint,
  AskMirror,
  AskNotebook,
  AskReasons,
  FromServer,
  Hint,
  HintedTurn,
  Mirror,
  Notebook,
  Reasons,
} from '../wire/types';

export type Question = AskHint | AskMirror | AskNotebook | AskReasons;

export type Answer = Extract<FromServer, { type: Question['type'] }>;

export class Aids {
  notebook = $state.raw<Notebook | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  hint = $state.raw<Hint | null>(null);
  mirror = $state.raw<Mirror | null>(null);
  isMirrorOn = $state(false);
  isBoxOpen = $state(false); // hints and mirror lie over the table

  breakCount = $state(0); // how often the connection broke: what was asked before has to be asked again

  #steps = $state.raw<readonly string[] | null>(null); // decided since the hint; null when it does not fit
  #open = $state.raw<readonly Question['type'][]>([]); // the kinds that have no answer yet
  #send: (question: Question) => boolean;

  constructor(send: (question: Question) => boolean) {
    this.#send = send;
  }

  isWaitingFor(kind: Question['type']): boolean {
    return this.#open.includes(kind);
  }

  /** Lists the hinted ways that go on from what was decided since the hint came. They tell who this seat is. */
  get ways(): HintedTurn[] {
    const steps = this.#steps;
    if (steps === null) return [];
    const goesOn = ({ actions }: HintedTurn): boolean =>
      actions.length > steps.length && steps.every((step, place) => actions[place] === step);
    return this.hint?.turns.filter(goesOn) ?? [];
  }

  /** Counts the steps of these ways that are made. */
  get stepCount(): number {
    return this.#steps?.length ?? 0;
  }

  /** Tells whether a hint was asked for in this turn. It does not depend on what the hint says, so everybody may see it. */
  get hasHint(): boolean {
    return this.#steps !== null;
  }

  /** Tells whether nothing was decided since the hint, so that asking again would bring the same. */
  get isFresh(): boolean {
    return this.#steps?.length === 0;
  }

  /** Follows this seat to its next question by what it decided here, or by null: somebody else did, or a turn begins. */
  follow(decided: { type: 'play'; action: string } | { type: 'undo' } | null): void {
    if (this.#steps === null) return;
    if (decided?.type === 'play') this.#steps = [...this.#steps, decided.action];
    else this.#steps = decided === null || this.isFresh ? null : this.#steps.slice(0, -1);
  }

  /** Asks, unless an answer of the same kind is still to come. */
  ask(question: Question): void {
    if (this.isWaitingFor(question.type) || !this.#send(question)) return;
    this.#open = [...this.#open, question.type];
  }

  /** Keeps an answer; `question` is what the seat is asked by now, which a hint may have come too late for. */
  hear(answer: Answer, question = -1): void {
    this.#open = this.#open.filter((kind) => kind !== answer.type);
    switch (answer.type) {
      case 'notebook':
        this.notebook = answer;
        return;
      case 'reasons':
        this.reasons = answer;
        return;
      case 'hint':
        this.hint = answer;
        this.#steps = answer.question === question ? [] : null;
        return;
      case 'mirror':
        this.mirror = answer;
    }
  }

  /** Gives up waiting after a refusal: nothing more comes. */
  giveUp(): void {
    this.#open = [];
  }

  /** Begins anew after a break: nobody knows what was decided meanwhile. */
  restart(): void {
    this.giveUp();
    this.follow(null);
    this.breakCount += 1;
  }
}
