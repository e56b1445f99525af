// A session is one viewer at one table: what they may know now, and what they can do. Several on one device are several
// sessions.

import { bytesToHex } from '@noble/hashes/utils.js';
import { Live, liveAddress } from '../wire/live';
import { mayBeOfDecision, mayBeOfRemark, UNREACHED, type Reason } from '../wire/refusal';
import type {
  Agreed,
  Board,
  Choice,
  Entry,
  FromClient,
  FromServer,
  Key,
  NewKey,
  Own,
  Presence,
  Refused,
  Remark,
  Remarks,
  Said,
  Table,
  Update,
  Welcome,
} from '../wire/types';
import type { Phase } from '../wire/words';
import { Aids } from './aids.svelte';
import { boardAfter } from './board';
import { drop, keep } from './key_ring';
import { isBeginning } from './phase';
import type { Reportable } from './reportable';
import { shareFor } from './share';
import { setTime } from './time';

const KEY_BYTES = 32;
const TOO_LATE: readonly Refused['code'][] = ['stale', 'wrong-seat'];

export type Status = 'connecting' | 'live' | 'lost';

/** Says what became of a decision that has not been answered: it went out, or it waits for the connection. */
export type Delivery = 'sent' | 'kept';

type Decided = Extract<FromClient, { type: 'play' | 'undo' }>;

export class Session {
  table = $state.raw<Table | null>(null);
  board = $state.raw<Board | null>(null);
  own = $state.raw<Own | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Remark[]>([]); // the newest remarks, and older ones that were asked for
  earlier = $state(0); // how many remarks were made before those
  choices = $state.raw<Choice[]>([]);
  status = $state<Status>('connecting');
  refusal = $state.raw<Reason | null>(null);
  news = $state.raw<Said | null>(null);
  seat = $state(-1); // -1 for somebody who looks on
  reportCount = $state(0); // how many reports of this page were received
  key = $state.raw<Key | null>(null); // null for somebody who looks on
  invitation = $state<string | null>(null); // before the start, for those who sit there
  readCount = $state(0); // how many remarks were seen, of all that were made
  unsaid = $state.raw<readonly string[]>([]); // remarks that nobody has told of yet
  readonly aids = new Aids((question) => this.#live.send(question));

  #decided = $state.raw<Decided | null>(null); // and not answered yet
  #isOut = $state(false); // it has left this page
  #live: Live;
  #version = -1;
  #asked = -1; // the question whose choices we have, or have asked for
  #phase: Phase | null = null; // in which this seat had its present question
  #listeners: ((update: Update) => void)[] = [];
  #greeters: ((welcome: Welcome) => void)[] = [];

  constructor(
    readonly id: string,
    key: Key | null,
    address: string = liveAddress(id),
  ) {
    this.key = key;
    this.seat = key?.seat ?? -1;
    this.#live = new Live(address, key?.token ?? null, {
      hear: (message) => this.#hear(message),
      lost: () => (this.status = 'lost'),
    });
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** Tells whether a bot plays for the person of this seat. */
  get isReplaced(): boolean {
    const seat = this.table?.seats[this.seat];
    return this.table?.stage === 'playing' && seat?.kind === 'person' && seat.bot !== null;
  }

  /** Tells whether somebody decides for this seat themselves, and so has a say. */
  get isPlaying(): boolean {
    return this.table?.stage === 'playing' && this.seat >= 0 && !this.isReplaced;
  }

  get mayAct(): boolean {
    return (this.own?.legal.length ?? 0) > 0 && !this.isReplaced;
  }

  get isHost(): boolean {
    return this.table?.seats[this.seat]?.host ?? false;
  }

  /** Tells whether the key opens nothing any more: before the deal the seat was given up, or taken away. */
  get isLost(): boolean {
    if (this.key === null) return false;
    if (this.refusal?.code === 'not-seated') return true;
    return this.table?.stage === 'gathering' && this.table.seats[this.seat]?.kind !== 'person';
  }

  /** Tells whether the server does not speak with a page as old as this. */
  get isOutdated(): boolean {
    return this.refusal?.code === 'old-protocol';
  }

  /** Tells whether something would be lost with this page: a choice that is due, an answer or a remark on its way. */
  get isBusy(): boolean {
    return this.mayAct || this.#decided !== null || this.unsaid.length > 0;
  }

  get delivery(): Delivery | null {
    if (this.#decided === null) return null;
    return this.#isOut ? 'sent' : 'kept';
  }

  /** Names the choice that has not been answered. */
  get delivered(): string | null {
    return this.#decided?.type === 'play' ? this.#decided.action : null;
  }

  play(action: string): void {
    if (this.own !== null) this.#decide({ type: 'play', question: this.own.question, action });
  }

  undo(): void {
    if (this.own !== null) this.#decide({ type: 'undo', question: this.own.question });
  }

  say(text: string): void {
    this.refusal = null;
    this.unsaid = [...this.unsaid, text];
    this.#live.send({ type: 'say', text });
  }

  /** Reports a remark or a name to whoever runs the server. */
  report({ remark, seat }: Reportable, text: string): void {
    this.#send(remark === null ? { type: 'report', seat, text } : { type: 'report', remark, text });
  }

  /** Asks for a page of older remarks. */
  recall(): void {
    this.#send({ type: 'recall', before: this.earlier });
  }

  start(): void {
    this.#send({ type: 'start' });
  }

  amend(agreed: Agreed): void {
    this.#send({ type: 'amend', agreed });
  }

  place(seat: number, bot: string | null): void {
    this.#send({ type: 'place', seat, bot });
  }

  fill(seat: number, bot: string): void {
    this.#send({ type: 'fill', seat, bot });
  }

  callOff(): void {
    this.#send({ type: 'call-off' });
  }

  answer(vote: number, agrees: boolean): void {
    this.#send({ type: 'answer', vote, agrees });
  }

  leave(): void {
    this.#send({ type: 'leave' });
  }

  back(): void {
    this.#send({ type: 'back' });
  }

  rematch(): void {
    this.#send({ type: 'rematch' });
  }

  /** Replaces the key of this seat. The new one is kept first: if the line breaks just now, one of the two opens it. */
  rekey(): void {
    if (this.key === null) return;
    const token = bytesToHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
    keep(this.id, [{ ...this.key, token }]);
    this.#send({ type: 'rekey', token });
  }

  close(): void {
    this.#live.close();
  }

  /** Calls the listener for every update in order, and gives back how to stop that. */
  onupdate(listener: (update: Update) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /** Calls the greeter whenever everything is new: at first, and after a break. */
  onwelcome(greeter: (welcome: Welcome) => void): () => void {
    this.#greeters = [...this.#greeters, greeter];
    return () => (this.#greeters = this.#greeters.filter((each) => each !== greeter));
  }

  #send(message: FromClient): void {
    this.refusal = this.#live.send(message) ? null : { code: UNREACHED, text: '' };
  }

  /** A decision is kept until it is answered: what a broken connection swallowed is sent again. */
  #decide(message: Decided): void {
    this.refusal = null;
    this.#decided = message;
    this.#isOut = this.#live.send(message);
  }

  /** Sends after a break what waited for its end; the question tells whether it is still wanted. */
  #deliver(): void {
    if (this.#decided !== null) this.#decide(this.#decided);
    for (const text of this.unsaid) this.#live.send({ type: 'say', text });
  }

  /** Forgets a decision once its question is gone, and returns it. One that never went out has come too late. */
  #settle(): Decided | null {
    const decided = this.#decided;
    if (decided === null || this.#isWanted(decided)) return null;
    this.#decided = null;
    if (this.#isOut) return decided;
    this.refusal = { code: 'stale', text: '' };
    return null;
  }

  /** Tells the aids how this seat came from its last question to this one. */
  #leadOn(decided: Decided | null): void {
    const before = this.#phase;
    this.#phase = this.board?.phase ?? null;
    const begins = this.mayAct && this.#phase !== null && isBeginning(this.#phase, before);
    this.aids.follow(begins && decided?.type === 'play' ? null : decided);
  }

  #isWanted({ type, question }: Decided): boolean {
    if (this.own?.question !== question) return false;
    return type === 'play' ? this.mayAct : this.own.undoable > 0;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'forecast':
        if (message.question === this.own?.question) this.choices = message.choices;
        return;
      case 'chat':
        this.chat = [...this.chat, message.remark];
        return this.#hearOwn([message.remark]);
      case 'remarks':
        return this.#recalled(message);
      case 'report-received':
        this.reportCount += 1;
        return;
      case 'presence':
        return this.#presence(message);
      case 'refused':
        return this.#refused(message);
      case 'key':
        return this.#rekeyed(message);
      case 'notebook':
      case 'reasons':
      case 'hint':
      case 'mirror':
        return this.aids.hear(message, this.own?.question);
      case 'pong':
        return;
    }
  }

  #welcome(welcome: Welcome): void {
    this.#version = welcome.version;
    this.seat = welcome.seat;
    setTime(welcome.at);
    this.table = welcome.table;
    this.board = welcome.board;
    this.log = welcome.log;
    this.#hearOwn(this.#newIn(welcome));
    this.chat = welcome.chat;
    this.earlier = welcome.earlier;
    this.invitation = welcome.invitation;
    this.status = 'live';
    this.aids.restart();
    this.#know(welcome.own, this.choices.length === 0);
    this.#deliver();
    this.#mix(welcome.table);
    for (const greeter of this.#greeters) greeter(welcome);
  }

  /** Gives the remarks that were made while the connection was broken. */
  #newIn({ chat, earlier }: Welcome): Remark[] {
    const known = this.earlier + this.chat.length - earlier;
    return chat.slice(Math.max(0, known));
  }

  /** Notes which of this seat's remarks have been told: they are carried out in their order. */
  #hearOwn(remarks: Remark[]): void {
    this.unsaid = this.unsaid.slice(remarks.filter(({ seat }) => seat === this.seat).length);
  }

  #rekeyed({ seat, token }: NewKey): void {
    if (this.key !== null) drop(this.id, this.key.token);
    this.key = { seat, token };
    this.#live.token = token;
  }

  /** Adds random bytes for the deal, which count once. */
  #mix(table: Table): void {
    const share = this.key === null ? null : shareFor(table, this.seat);
    if (share !== null) this.#live.send({ type: 'mix', share });
  }

  #update(update: Update): void {
    if (update.version <= this.#version) return;
    if (update.version > this.#version + 1) {
      this.#live.send({ type: 'sync' });
      return;
    }
    this.#version = update.version;
    if (update.table !== undefined) this.table = update.table;
    if (update.board !== undefined) this.board = boardAfter(this.board, update.board);
    this.log = logAfter(this.log, update);
    if (update.news !== undefined) this.news = update.news;
    if (update.own !== undefined) this.#know(update.own);
    for (const listener of this.#listeners) listener(update);
  }

  /** Choices belong to one question: with the next one they are gone, and asked for anew. */
  #know(own: Own | null, anew = false): void {
    const last = this.own?.question;
    this.own = own;
    const decided = this.#settle();
    if (own?.question !== last) this.#leadOn(decided);
    const question = own !== null && this.mayAct ? own.question : -1;
    if (question !== this.#asked) this.choices = [];
    else if (!anew) return;
    this.#asked = question;
    if (question >= 0) this.#live.send({ type: 'look' });
  }

  /** Puts a page before what is there already. One that was asked for twice, or before a break, no longer fits. */
  #recalled({ remarks, earlier }: Remarks): void {
    if (earlier + remarks.length !== this.earlier) return;
    this.chat = [...remarks, ...this.chat];
    this.earlier = earlier;
  }

  #presence({ present, gone_at, host }: Presence): void {
    if (this.table === null) return;
    const seats = this.table.seats.map((seat, index) => ({
      ...seat,
      present: present[index] ?? seat.present,
      gone_at: gone_at[index] ?? null,
      host: host[index] ?? seat.host,
    }));
    this.table = { ...this.table, seats };
  }

  /** An answer that came too late is nobody's fault: what overtook it is told before the refusal is. */
  #refused(refused: Refused): void {
    if (mayBeOfDecision(refused.code)) this.#decided = null;
    if (mayBeOfRemark(refused.code)) this.unsaid = [];
    this.aids.giveUp();
    if (TOO_LATE.includes(refused.code)) this.aids.follow(null);
    else this.refusal = refused;
  }
}

function logAfter(log: Entry[], update: Update): Entry[] {
  if (update.at === undefined && update.entry === undefined) return log;
  const kept = log.slice(0, update.at ?? log.length);
  return update.entry === undefined ? kept : [...kept, update.entry];
}
