import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { FakeSocket } from '../wire/fake_socket';
import type { Board, Choice, Entry, Own, Seat, Table, Update, Welcome } from '../wire/types';
import { GameController, type People } from './controller.svelte';

const seat = (name: string, change: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  bot: null,
  present: true,
  gone_at: null,
  host: false,
  ...change,
});
const TABLE = {
  id: 'cloister',
  stage: 'playing',
  seats: [seat('Anna', { host: true }), seat('Bert'), seat('Cleo')],
} as Table;
const BOARD = { day: 1, time: 0, phase: 'move', owing: [0] } as unknown as Board;
const LEGAL = ['keep', 'red>hortus', 'red>culina'];

const own = (mine: number, legal: string[] = LEGAL): Own => ({ seat: mine, question: 1, legal, undoable: 1 }) as Own;
const choice = (action: string): Choice => ({
  action,
  label: { id: 'choose-move', args: {} },
  outlook: [{ id: 'would-suspicion', args: { figure: 'red', before: 10, after: 8 } }],
  final: action !== 'keep',
  never: '',
});
const entry = (by: number, ...ids: string[]): Entry => ({
  seat: by,
  day: 1,
  lines: ids.map((id) => ({ id, args: { seat: by, figure: 'red', event: 'hasty', before: 1, after: 2 } })),
});

function welcome(mine: number, change: Partial<Welcome> = {}): Welcome {
  const log = [entry(-1), entry(0, 'moved'), entry(1, 'played'), entry(1, 'drew', 'moved')];
  const known = mine < 0 ? null : own(mine);
  return {
    type: 'welcome',
    protocol: 2,
    version: 4,
    seat: mine,
    at: 0,
    table: TABLE,
    board: BOARD,
    own: known,
    log,
    chat: [],
    earlier: 0,
    invitation: null,
    ...change,
  };
}

/** Says what one more decision brings; the log has four entries so far. */
const update = (version: number, by: number, phase: Board['phase'], ...ids: string[]): Update => ({
  type: 'update',
  version,
  board: { phase, time: version },
  at: version - 1,
  entry: entry(by, ...ids),
});

let sockets: Map<number, FakeSocket>;
let bell: (() => void) | null;
let isStill: boolean;
let isCovered: boolean;
let hasSingleKeys: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets = new Map();
  bell = null;
  isStill = isCovered = false;
  hasSingleKeys = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(mine: number, change: Partial<Welcome> = {}): Session {
  const session = new Session('cloister', mine < 0 ? null : { seat: mine, token: 'secret' }, 'ws://here');
  const socket = FakeSocket.newest;
  sockets.set(mine, socket);
  socket.open();
  socket.tell(welcome(mine, change));
  socket.tell({ type: 'forecast', question: 1, choices: LEGAL.map(choice) });
  return session;
}

function gameOf(first: Session, others: Partial<People> = {}): GameController {
  const people = { first, acting: first, sessions: [first], ...others };
  return new GameController(people, first.board ?? BOARD, {
    store: { getItem: () => null, setItem: () => undefined },
    isStill: () => isStill,
    pace: () => 'usual',
    isCovered: () => isCovered,
    hasSingleKeys: () => hasSingleKeys,
    later: (call) => {
      bell = call;
      return () => (bell = null);
    },
  });
}

const sent = (mine = 0): string[] =>
  sockets.get(mine)?.sent.flatMap((message) => (message.type === 'play' ? [message.action] : [])) ?? [];

function press(game: GameController, key: string): boolean {
  let isTaken = false;
  const plain = { ctrlKey: false, metaKey: false, altKey: false, target: null };
  game.press({ key, ...plain, preventDefault: () => (isTaken = true) });
  return isTaken;
}

test('what lies on the abbey is picked there, and what is picked is confirmed there', () => {
  const game = gameOf(sit(0));
  expect([...game.aims.targets.keys()]).toEqual(['hortus', 'culina']);
  game.aim('hortus');
  expect([sent(), game.decision?.picked]).toEqual([[], 'red>hortus']);
  game.aim('hortus');
  expect(sent()).toEqual(['red>hortus']);
});

test('whoever aims has seen enough: what is still being shown is shown at once', () => {
  const game = gameOf(sit(0));
  sockets.get(0)?.tell({ ...update(5, 1, 'move', 'moved'), own: own(0) });
  sockets.get(0)?.tell({ ...update(6, 1, 'move', 'moved'), own: own(0) });
  expect(game.board.time).toBe(5);
  game.aim('hortus');
  expect([game.board.time, game.motion.busy]).toEqual([6, false]);
});

test('pointing at a building shows its ghost, and pointing elsewhere takes it away', () => {
  const game = gameOf(sit(0));
  game.hover('culina');
  expect(game.ghosts).toMatchObject({ suspicion: { red: 8 }, move: { figure: 'red', building: 'culina' } });
  game.hover('porta');
  expect(game.ghosts.move).toBeNull();
});

test('a finger picks even what can be taken back before it is sent', () => {
  const first = sit(0, { own: own(0, ['give:red', 'give:blue']) });
  sockets.get(0)?.tell({ type: 'forecast', question: 1, choices: [{ ...choice('give:red'), final: false }] });
  const game = gameOf(first);
  game.isTouched = true;
  game.aim('red');
  expect([sent(), game.decision?.picked]).toEqual([[], 'give:red']);
  game.isTouched = false;
  game.decision?.cancel();
  game.aim('red');
  expect(sent()).toEqual(['give:red']);
});

test('a card that is pointed at lights its building only while a card is to be played', () => {
  const game = gameOf(sit(0, { board: { ...BOARD, phase: 'play' }, own: own(0, ['play:hortus2']) }));
  game.card = 'hortus2';
  expect(game.aims.targets.get('hortus')).toBe('lit');
  sockets.get(0)?.tell(update(5, 0, 'spend', 'played'));
  expect(game.aims.targets.get('hortus')).toBeUndefined();
});

test('number keys choose in the order of the list, enter confirms, escape takes the pick away', () => {
  const game = gameOf(sit(0));
  expect(press(game, '2')).toBe(true);
  expect(game.decision?.picked).toBe('red>hortus');
  expect(press(game, 'Escape')).toBe(false);
  expect(game.decision?.picked).toBeNull();
  press(game, '3');
  press(game, 'Enter');
  expect(sent()).toEqual(['red>culina']);
  press(game, '9');
  expect(sent()).toHaveLength(1);
});

test('u takes a decision back', () => {
  press(gameOf(sit(0)), 'u');
  expect(sockets.get(0)?.count('undo')).toBe(1);
});

test('t turns the board into words and back, ? lists the keys, r tells what the others did', () => {
  const game = gameOf(sit(0));
  press(game, 't');
  expect(game.inWords).toBe(true);
  press(game, '?');
  expect(game.dialog).toBe('keys');
  press(game, 'r');
  expect(game.dialog).toBe('recap');
});

test('there is no recap when the others did nothing', () => {
  const game = gameOf(sit(0, { log: [entry(-1), entry(0, 'moved')] }));
  press(game, 'r');
  expect([game.missed, game.dialog]).toEqual([[], null]);
});

test('keys do nothing under a dialog, nor single ones when they are switched off', () => {
  const game = gameOf(sit(0));
  isCovered = true;
  expect(press(game, 't')).toBe(false);
  isCovered = false;
  hasSingleKeys = false;
  expect(press(game, 't')).toBe(false);
  expect(game.inWords).toBe(false);
});

test('the recap holds what others did since my last decision', () => {
  const game = gameOf(sit(0));
  expect(game.missed.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['played'], ['drew', 'moved']]);
});

test('what others do is shown one after another, and the log ends with what is shown', () => {
  const game = gameOf(sit(0));
  sockets.get(0)?.tell(update(5, 1, 'play', 'played'));
  sockets.get(0)?.tell(update(6, 1, 'move', 'moved'));
  expect([game.board.time, game.place, game.log.length, game.wholeLog.length]).toEqual([5, 4, 5, 6]);
  press(game, 's');
  bell?.();
  expect([game.board.time, game.place, game.log.length]).toEqual([6, -1, 6]);
});

test('a marker is asked for only when everybody has seen how the day ended', () => {
  const game = gameOf(sit(0));
  sockets.get(0)?.tell({ ...update(5, 1, 'show', 'moved', 'took-day'), own: own(0, ['show:red']) });
  expect([game.motion.moment !== null, game.decision, game.isAtEnding]).toEqual([true, null, false]);
  game.dismiss();
  bell?.();
  expect([game.decision?.legal, game.newest.phase]).toEqual([['show:red'], 'show']);
});

test('the last screen opens when the game ends, and stays closed once it was closed', () => {
  isStill = true;
  const game = gameOf(sit(0));
  sockets.get(0)?.tell({ ...update(5, 1, 'over', 'unveiled'), own: own(0, []) });
  expect([game.isAtEnding, game.isOver]).toEqual([true, true]);
  game.dismiss();
  expect(game.isAtEnding).toBe(false);
  sockets.get(0)?.tell(welcome(0, { version: 9, board: { ...BOARD, phase: 'over' } }));
  expect(game.isAtEnding).toBe(false);
});

test('whoever comes to a finished game, or back to one, sees its end', () => {
  const over: Board = { ...BOARD, phase: 'over' };
  expect(gameOf(sit(0, { board: over })).isEndingOpen).toBe(true);
  const game = gameOf(sit(0));
  sockets.get(0)?.tell(welcome(0, { version: 9, board: over }));
  expect([game.isEndingOpen, game.board.phase]).toEqual([true, 'over']);
});

test('log, seats and words for the ear keep the end to themselves until it has been seen', () => {
  const first = sit(0, { board: { ...BOARD, identities: [null, null], evidence: {} } as unknown as Board });
  const game = gameOf(first);
  const end = { ...update(5, 1, 'over', 'unveiled'), own: own(0, []) };
  sockets.get(0)?.tell({ ...end, board: { ...end.board, identities: ['red', 'blue'] } });
  expect([game.isAtEnding, game.log.length, game.heard.length]).toEqual([true, 4, 4]);
  expect(game.board.identities).toEqual([null, null]);
  game.motion.see();
  expect([game.log.length, game.heard.length, game.board.identities]).toEqual([5, 5, ['red', 'blue']]);
});

test('whoever comes to a finished game finds the end untold too', () => {
  const board = { ...BOARD, phase: 'over', identities: ['red', 'blue'], evidence: { red: 9 }, winners: [1] };
  const log = [entry(-1), entry(1, 'unveiled', 'evidence')];
  const game = gameOf(sit(0, { board: board as unknown as Board, log }));
  expect([game.isAtEnding, game.log.length, game.board.identities]).toEqual([true, 1, [null, null]]);
  expect([game.board.evidence, game.board.winners]).toEqual([{ red: 1 }, []]);
  game.dismiss();
  expect([game.isAtEnding, game.log.length, game.board.winners]).toEqual([false, 2, [1]]);
});

test('remarks of others are unread until they are seen, those of the muted never', () => {
  const first = sit(0);
  const game = gameOf(first);
  for (const by of [0, 1, 2]) {
    sockets.get(0)?.tell({ type: 'chat', remark: { seat: by, name: '', text: 'Pax', at: 0 } });
  }
  expect(game.unread.map((remark) => remark.seat)).toEqual([1, 2]);
  game.mutes.toggle(2);
  expect(game.unread.map((remark) => remark.seat)).toEqual([1]);
  game.read(3);
  expect(game.unread).toEqual([]);
});

test('a remark that was seen stays so when older ones are shown', () => {
  const game = gameOf(sit(0, { chat: [{ seat: 1, name: '', text: 'Pax', at: 0 }], earlier: 1 }));
  game.read(2);
  sockets.get(0)?.tell({ type: 'remarks', remarks: [{ seat: 2, name: '', text: 'Ave', at: 0 }], earlier: 0 });
  expect(game.unread).toEqual([]);
});

test('the letter comes to whoever has decided nothing yet, until its seal is broken', () => {
  const begun: Partial<Welcome> = { log: [entry(-1), entry(1, 'moved')] };
  const game = gameOf(sit(0, begun));
  expect([game.isLetterNew, game.isCovered]).toEqual([true, true]);
  game.letter.breakSeal();
  expect([game.isLetterNew, game.isCovered]).toEqual([false, false]);
  expect(gameOf(sit(0)).isLetterNew).toBe(false);
  expect(gameOf(sit(-1, begun)).isLetterNew).toBe(false);
  expect(gameOf(sit(2, { ...begun, board: { ...BOARD, phase: 'over' } })).isLetterNew).toBe(false);
});

test('at a shared screen nobody reads secrets, and the words are said to whoever has lifted the veil', () => {
  const [anna, bert] = [sit(0), sit(1)];
  const veiled = gameOf(anna, { acting: null, sessions: [anna, bert] });
  expect([veiled.own, veiled.listener.seat, veiled.note]).toEqual([null, -1, 'play-nobody-looks']);
  expect(veiled.wholeLog.flatMap(({ lines }) => lines.map(({ id }) => id))).not.toContain('drew');
  const lifted = gameOf(anna, { acting: bert, sessions: [anna, bert] });
  expect([lifted.listener.seat, lifted.note]).toEqual([1, null]);
  lifted.say('Pax');
  expect([sockets.get(0)?.count('say'), sockets.get(1)?.count('say')]).toEqual([0, 1]);
});

test('a spectator is told so and has nothing to decide', () => {
  const game = gameOf(sit(-1));
  expect([game.note, game.decision, game.missed, game.seat]).toEqual(['play-spectator', null, [], -1]);
  game.aim('hortus');
  expect(sent(-1)).toEqual([]);
});

test('whoever is replaced by a bot is told so and may come back', () => {
  const replaced = { ...TABLE, seats: [seat('Anna', { bot: 'random' }), seat('Bert')] };
  const game = gameOf(sit(0, { table: replaced }));
  expect([game.note, game.decision, game.replaced.map(({ seat: mine }) => mine)]).toEqual(['play-replaced', null, [0]]);
});

test('anybody who plays asks for the preferred bot on the seat of somebody who is away', async () => {
  settings.bot = 'random';
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ name: 'random' }])));
  const table = { ...TABLE, seats: [seat('Anna', { host: true }), seat('Bert'), seat('Cleo', { gone_at: 60 })] };
  const game = gameOf(sit(1, { table }));
  expect(game.absent).toEqual([{ seat: 2, goneAt: 60 }]);
  await game.fill(2);
  expect(sockets.get(1)?.sent.at(-1)).toEqual({ type: 'fill', seat: 2, bot: 'random' });
});

test('whoever has moved among others and waits for them may be asked something', () => {
  const waiting = { own: own(0, []) };
  const alone = { ...TABLE, seats: [seat('Anna'), seat('Odo', { kind: 'bot', bot: 'novice' })] };
  expect(gameOf(sit(0, waiting)).hasMovedAmongOthers).toBe(true);
  expect(gameOf(sit(0)).hasMovedAmongOthers).toBe(false);
  expect(gameOf(sit(0, { ...waiting, log: [entry(-1)] })).hasMovedAmongOthers).toBe(false);
  expect(gameOf(sit(0, { ...waiting, table: alone })).hasMovedAmongOthers).toBe(false);
});

test('a vote is answered by everybody at this device who plays', () => {
  const vote = { number: 3, about: 'fill', by: 1, seat: 2, yes: [1], no: [], deadline: 30 } as const;
  const table = { ...TABLE, vote: { ...vote, yes: [1], no: [] } };
  const [one, other] = [sit(0, { table }), sit(1, { table })];
  const game = gameOf(one, { sessions: [one, other] });
  game.answer(false);
  for (const mine of [0, 1]) {
    expect(sockets.get(mine)?.sent.at(-1)).toEqual({ type: 'answer', vote: 3, agrees: false });
  }
});

test('a game that is called off shows its end at once, and once only', () => {
  const game = gameOf(sit(0));
  sockets.get(0)?.tell({ type: 'update', version: 5, table: { ...TABLE, stage: 'called-off' }, board: { owing: [] } });
  expect([game.isCalledOff, game.isEndingOpen, game.playing]).toEqual([true, true, []]);
  game.dismiss();
  sockets.get(0)?.tell(welcome(0, { table: { ...TABLE, stage: 'called-off' } }));
  expect(game.isEndingOpen).toBe(false);
});

test('a game that was closed no longer follows the table', () => {
  const game = gameOf(sit(0));
  game.close();
  sockets.get(0)?.tell(update(5, 1, 'play', 'played'));
  expect(game.board.time).toBe(0);
});

test('the decision is the same from question to question, so that what is pointed at stays', () => {
  const game = gameOf(sit(0));
  const before = game.decision;
  sockets.get(0)?.tell({ ...update(5, 0, 'move', 'moved'), own: { ...own(0), question: 2 } });
  expect(game.decision).toBe(before);
});
