/**
 * The controller of one game on the screen knows what is shown and what can be done now, and obeys keys and pointers.
 */
import type { Listener } from '../speech/speech.svelte';
import type { Aids } from '../state/aids.svelte';
import { fetchBots } from '../state/bots.svelte';
import type { Reportable } from '../state/reportable';
import type { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import type { Reason } from '../wire/refusal';
import type { Board, Entry, Own, Remark, Table, Update } from '../wire/types';
import type { Building, Figure } from '../wire/words';
import { aimsOf, withCard, type Aims } from './aims';
import type { Scene, Turn } from './context';
import { Decision } from './decision.svelte';
import { boardBefore, isEnding } from './entry';
import { Letter, letterOf } from './letter.svelte';
import { Motion, type Surroundings } from './motion.svelte';
import { Accusation } from './notebook/accusation.svelte';
import { Notebook, notesOf, type Pin } from './notebook/notebook.svelte';
import { ghostsOf, type Ghosts } from './outlook';
import { isSolemn } from '../state/phase';
import { Reading } from './reading.svelte';
import { Mutes } from './sheets/mutes.svelte';
import { commandOf, type Order, type Pressed } from './shortcuts';
import { forAll, sinceMine } from './story';

/** Says who sits at this device. */
export interface People {
  readonly first: Session; // what everybody here sees: the board, the log, the company
  readonly acting: Session | null; // whose cards lie open
  readonly sessions: Session[]; // everybody
}

/** Says what the browser around the game does for it. */
export interface Browser extends Pick<Surroundings, 'isStill' | 'pace' | 'later'> {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  hasSingleKeys: () => boolean;
  isCovered: () => boolean; // a dialog lies over the table and takes the keys
}

type KeyPress = Pressed & Pick<KeyboardEvent, 'preventDefault'>;

export class GameController implements Scene, Turn {
  reported = $state.raw<Reportable | null>(null); // what a report is being written about
  dialog = $state<'recap' | 'keys' | 'leave' | null>(null);
  inWords = $state(false); // the board as a text
  isEndingOpen = $state(false);
  card = $state<string | null>(null); // in the hand, pointed at
  isTouched = $state(false); // the last press was a finger's
  pinned = $state.raw<Pin | null>(null); // the line of the log for which fields of the notebook are being chosen
  readonly reading = new Reading();
  readonly motion: Motion;
  readonly mutes: Mutes;

  #hasSeenEnd = false;
  #hand: { of: Session; decision: Decision } | null = null;
  #letter: { seat: number; letter: Letter } | null = null;
  #people: People;
  #browser: Browser;
  #subscriptions: (() => void)[];

  readonly isShared = $derived.by(() => this.#people.sessions.length > 1);
  readonly own: Own | null = $derived.by(() => this.#people.acting?.own ?? null);
  readonly seat = $derived.by(() => (this.isShared ? (this.own?.seat ?? -1) : this.#first.seat));
  readonly listener: Listener = $derived.by(() => ({ names: this.#first.names, seat: this.seat }));
  readonly wholeLog: Entry[] = $derived.by(() => (this.isShared ? forAll(this.#first.log) : this.#first.log));
  /** While something is still being shown, the log ends with it. */
  readonly log: Entry[] = $derived.by(() => this.wholeLog.slice(0, this.motion.shown));
  /** What is heard waits only for the moments: they are told as they are seen. */
  readonly heard: Entry[] = $derived.by(() => this.wholeLog.slice(0, this.motion.unseen));
  /** Holds what the others did since this seat's last decision. */
  readonly missed: Entry[] = $derived.by(() =>
    this.seat < 0 ? [] : this.wholeLog.slice(sinceMine(this.#first.log, this.seat)).filter(({ seat }) => seat >= 0),
  );
  readonly decision: Decision | null = $derived.by(() => {
    const hand = this.#handOf(this.#people.acting);
    return this.#people.acting?.mayAct && !this.#isTooEarly ? hand : null;
  });
  readonly aims: Aims = $derived.by(() => {
    const aims = aimsOf(this.decision?.legal ?? [], this.decision?.picked ?? null);
    return withCard(aims, this.#latest.phase === 'play' ? this.card : null);
  });
  readonly ghosts: Ghosts = $derived.by(() => ghostsOf(this.decision?.preview ?? null));
  readonly #isSeated = $derived.by(() => this.own !== null);
  readonly notes = $derived.by(() =>
    !this.#isSeated ? null : new Notebook(notesOf(this.#first.id, this.seat), this.#browser.store),
  );
  readonly isAccusing = $derived.by(() => this.decision !== null && this.#latest.phase === 'accuse');
  /** Each seat at this device has its own markers. */
  readonly accusation = $derived.by(() => {
    void this.seat;
    return new Accusation(
      () => this.own,
      () => this.decision,
    );
  });

  /** The screen is made anew for another table: the first session stays the same for good. */
  constructor(people: People, board: Board, browser: Browser) {
    const { first } = people;
    const { isStill, pace, later } = browser;
    this.#people = people;
    this.#browser = browser;
    this.mutes = new Mutes(`abbey.mutes.${first.id}`, browser.store);
    this.motion = new Motion(board, { isMine: (seat) => this.#isMine(seat), isStill, pace, later });
    this.#openEnding();
    this.#subscriptions = [first.onwelcome(() => this.#greet()), first.onupdate((update) => this.#take(update))];
  }

  get board(): Board {
    return this.motion.board;
  }

  get newest(): Board {
    return this.#isTooEarly ? this.board : this.#latest;
  }

  get entry(): Entry | null {
    return this.motion.entry;
  }

  get place(): number {
    return this.motion.place;
  }

  /** Another seat has another letter: whoever lays the veil over their cards covers theirs too. */
  get letter(): Letter {
    if (this.#letter?.seat !== this.seat) {
      const { store, later } = this.#browser;
      this.#letter = { seat: this.seat, letter: new Letter(letterOf(this.#first.id, this.seat), store, later) };
    }
    return this.#letter.letter;
  }

  /** Opens the dialog in which a remark or a name is reported; whoever looks on cannot. */
  get report(): ((about: Reportable) => void) | null {
    return this.#first.seat < 0 ? null : (about) => (this.reported = about);
  }

  /** Gives what this seat may ask the server about the game. */
  get aids(): Aids {
    return (this.#people.acting ?? this.#first).aids;
  }

  /** Tells whether somebody only looks on, at a table where they may see how likely everybody is whom. */
  get hasPublicOdds(): boolean {
    return this.#first.seat < 0 && this.table?.stage === 'playing' && this.table.aids.public;
  }

  /** Asks which fields of the notebook a line of the log belongs to; whoever has no notebook cannot. */
  get pin(): ((line: Pin) => void) | undefined {
    return this.notes === null ? undefined : (line) => (this.pinned = line);
  }

  get table(): Table | null {
    return this.#first.table;
  }

  get isOver(): boolean {
    return this.#latest.phase === 'over';
  }

  /** Tells whether the last screen is to be seen: it was opened, or its moment has come. */
  get isAtEnding(): boolean {
    const entry = this.motion.moment?.entry ?? null;
    return this.isEndingOpen || (entry !== null && isEnding(entry));
  }

  /** Tells whether the letter comes to the middle: this seat has decided nothing yet, and its seal is whole. */
  get isLetterNew(): boolean {
    if (this.own === null || this.isOver || this.isCalledOff || this.letter.isSealBroken) return false;
    return this.#first.log.every(({ seat }) => seat !== this.seat);
  }

  /** Tells whether something lies over the whole table, so that nobody hears what is said behind it. */
  get isCovered(): boolean {
    return (
      this.isAtEnding ||
      this.isLetterNew ||
      this.motion.moment !== null ||
      this.dialog !== null ||
      this.reported !== null ||
      this.pinned !== null
    );
  }

  /** Lists those at this device whom a bot plays for. */
  get replaced(): Session[] {
    return this.#people.sessions.filter((session) => session.isReplaced);
  }

  /** Lists those at this device who decide for themselves. */
  get playing(): Session[] {
    return this.#people.sessions.filter((session) => session.isPlaying);
  }

  /** Tells whether the one person here has made a move in a game with people elsewhere, and waits for them now. */
  get hasMovedAmongOthers(): boolean {
    const { seat, table, log } = this.#first;
    const isAmongOthers = table?.seats.some(({ kind }, other) => kind === 'person' && other !== seat) ?? false;
    if (this.isShared || !isAmongOthers || this.playing.length === 0) return false;
    return log.some((entry) => entry.seat === seat) && !this.#first.mayAct;
  }

  /** Lists the seats for which somebody here can ask for a bot, and from when on: one thing is asked at a time. */
  get absent(): { seat: number; goneAt: number }[] {
    const seats = this.playing.length > 0 && !this.table?.vote ? (this.table?.seats ?? []) : [];
    return seats.flatMap(({ gone_at }, seat) => (gone_at === null ? [] : [{ seat, goneAt: gone_at }]));
  }

  get isCalledOff(): boolean {
    return this.table?.stage === 'called-off';
  }

  /** Names the message for somebody without cards, or without a say. */
  get note(): 'play-nobody-looks' | 'play-spectator' | 'play-replaced' | null {
    if (this.own === null) return this.isShared ? 'play-nobody-looks' : 'play-spectator';
    return this.#people.acting?.isReplaced ? 'play-replaced' : null;
  }

  get refusal(): Reason | null {
    return this.#people.sessions.find((session) => session.refusal !== null)?.refusal ?? null;
  }

  /** Lists the remarks of others that nobody here has seen or muted. */
  get unread(): Remark[] {
    const fresh = this.#first.chat.slice(Math.max(0, this.#first.readCount - this.#first.earlier));
    return fresh.filter(({ seat }) => !this.#isMine(seat) && !this.mutes.has(seat));
  }

  /** Lists what was said at this device and has not been heard yet. */
  get unsaid(): string[] {
    return this.#people.sessions.flatMap(({ unsaid }) => unsaid);
  }

  /** Takes note that so many remarks have been seen. */
  read(count: number): void {
    this.#first.readCount = count;
  }

  say(text: string): void {
    (this.#people.acting ?? this.#first).say(text);
  }

  /** Picks what lies there on the abbey, or confirms what is picked. A finger always picks first. */
  aim(word: Building | Figure): void {
    if (this.decision === null) return;
    this.motion.skip();
    const action = this.aims.actions.get(word);
    if (action !== undefined) this.decision.choose(action, this.isTouched);
    else this.decision.confirm();
  }

  hover(word: Building | Figure | null): void {
    this.decision?.point(word === null ? null : (this.aims.actions.get(word) ?? null));
  }

  /** Closes what everybody stopped for, and goes on. */
  dismiss(): void {
    this.isEndingOpen = false;
    this.#hasSeenEnd ||= this.isAtEnding || this.board.phase === 'over' || this.isCalledOff;
    this.motion.dismiss();
  }

  /** Shows once more what the others did. */
  replay(): void {
    this.dialog = null;
    this.motion.replay();
  }

  undo(): void {
    this.#handOf(this.#people.acting)?.undo();
  }

  /** Asks for the bot that this person prefers to play for somebody who is gone. */
  async fill(seat: number): Promise<void> {
    await fetchBots();
    this.#speaker?.fill(seat, settings.bot);
  }

  /** Agrees to play again, for everybody at this device. */
  rematch(): void {
    for (const session of this.#people.sessions) session.rematch();
  }

  /** Asks the others to end the game. */
  callOff(): void {
    this.#speaker?.callOff();
  }

  /** Answers the open vote for everybody at this device: they can talk to each other. */
  answer(agrees: boolean): void {
    const vote = this.table?.vote;
    if (vote) for (const session of this.playing) session.answer(vote.number, agrees);
  }

  /** Obeys a key. Escape stays the browser's too: it closes what is unfolded. */
  press(event: KeyPress): void {
    if (this.#browser.isCovered()) return;
    const command = commandOf(event, this.#browser.hasSingleKeys());
    if (command === null) return;
    if (command.do !== 'cancel') event.preventDefault();
    if (command.do === 'choose') this.#choose(command.place);
    else this.#obey(command.do);
  }

  /** Stops listening to the table. */
  close(): void {
    for (const unsubscribe of this.#subscriptions) unsubscribe();
    this.motion.close();
  }

  get #first(): Session {
    return this.#people.first;
  }

  /** Speaks for this device where one voice is enough. */
  get #speaker(): Session | undefined {
    return this.playing.find((session) => session === this.#people.acting) ?? this.playing[0];
  }

  get #latest(): Board {
    return this.#first.board ?? this.board;
  }

  get #isShowing(): boolean {
    return this.motion.busy || this.motion.moment !== null;
  }

  /** A reveal and the accusation are asked for once everybody has seen how the day ended; the end is told last. */
  get #isTooEarly(): boolean {
    return this.#isShowing && (isSolemn(this.#latest.phase) || this.isOver);
  }

  /** What is pointed at and picked stays from question to question, until the cards are somebody else's. */
  #handOf(session: Session | null): Decision | null {
    if (session === null) this.#hand = null;
    else if (this.#hand?.of !== session) {
      this.#hand = { of: session, decision: new Decision(session, () => settings.confirming) };
    }
    return this.#hand?.decision ?? null;
  }

  #isMine(seat: number): boolean {
    return this.#people.sessions.some((session) => session.seat === seat);
  }

  /** Starts anew from a welcome. The end is shown too, if it came while nobody was connected. */
  #greet(): void {
    this.motion.settle(this.#latest);
    this.#openEnding();
  }

  /** Shows what is new. A game that is called off ends at once. */
  #take(update: Update): void {
    this.motion.take(update);
    if (update.table?.stage === 'called-off') this.isEndingOpen = true;
  }

  /** Shows how a game ended that is over already: as it would have been seen, if the log still tells it. */
  #openEnding(): void {
    const isAtEnd = (this.isOver || this.isCalledOff) && !this.#hasSeenEnd;
    const [board, place] = [this.#latest, this.wholeLog.length - 1];
    const entry = this.wholeLog[place];
    const isTold = isAtEnd && entry !== undefined && isEnding(entry);
    this.isEndingOpen = isAtEnd && !isTold;
    if (isTold) this.motion.stopFor({ board, entry, place }, boardBefore(board, entry));
  }

  #choose(place: number): void {
    const choice = this.decision?.ordered[place];
    if (choice === undefined) return;
    this.motion.skip();
    this.decision?.choose(choice.action);
  }

  #obey(order: Order): void {
    switch (order) {
      case 'confirm':
        return this.decision?.confirm();
      case 'cancel':
        this.motion.skip();
        return this.decision?.cancel();
      case 'undo':
        return this.undo();
      case 'skip':
        return this.motion.skip();
      case 'recap':
        this.dialog = this.missed.length > 0 ? 'recap' : null;
        return;
      case 'text':
        this.inWords = !this.inWords;
        return;
      case 'help':
        this.dialog = 'keys';
    }
  }
}
