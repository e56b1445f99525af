// The aids are what a viewer may ask the server about the game itself: the notebook, a hint, the mirror. Of each kind
// one question is on its way at a time.

import type {
  AskHint,
  AskMirror,
  AskNotebook,
  AskReasons,
  FromServer,
  Hint,
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

  breakCount = $state(0); // how often the connection broke: what was asked before has to be asked again

  #open = $state.raw<readonly Question['type'][]>([]); // the kinds that have no answer yet
  #send: (question: Question) => boolean;

  constructor(send: (question: Question) => boolean) {
    this.#send = send;
  }

  isWaitingFor(kind: Question['type']): boolean {
    return this.#open.includes(kind);
  }

  /** Asks, unless an answer of the same kind is still to come. */
  ask(question: Question): void {
    if (this.isWaitingFor(question.type) || !this.#send(question)) return;
    this.#open = [...this.#open, question.type];
  }

  hear(answer: Answer): void {
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
        return;
      case 'mirror':
        this.mirror = answer;
    }
  }

  /** Gives up waiting after a refusal: nothing more comes. */
  giveUp(): void {
    this.#open = [];
  }

  /** Begins anew after a break. */
  restart(): void {
    this.giveUp();
    this.breakCount += 1;
  }
}
