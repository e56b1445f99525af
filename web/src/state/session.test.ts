import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../wire/fake_socket';
import type { Choice, Remark, Seat, Table, Welcome } from '../wire/types';
import { keep, ringOf, UNTOLD } from './key_ring';
import { MemoryStorage } from './memory_storage';
import { BOARD, entry, GATHERING, own, seat, seated, TABLE, update, welcome } from './seated_session';
import { Session } from './session.svelte';
import { now } from './time';

const CHOICE = { action: 'keep', final: false } as Choice;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function remark(text: string): Remark {
  return { seat: 0, name: 'Anna', text, at: 0 };
}

test('a welcome brings everything, and the line is live', () => {
  const [session] = seated();
  expect([session.table, session.board, session.own?.question, session.status]).toEqual([TABLE, BOARD, 5, 'live']);
});

test('whoever is replaced by a bot has nothing to decide, and looks again once the seat is given back', () => {
  const replaced: Table = { ...TABLE, seats: [{ ...seat('Anna', true), bot: 'random' }, seat('Bert')] };
  const [session, socket] = seated();
  socket.tell(update(6, { table: replaced, board: BOARD, own: own(5) }));
  expect([session.isReplaced, session.mayAct, socket.count('look')]).toEqual([true, false, 1]);
  socket.tell(update(7, { table: TABLE, board: BOARD, own: own(5) }));
  expect([session.isReplaced, session.mayAct, socket.count('look')]).toEqual([false, true, 2]);
});

test('nobody is replaced any more when the game is over', () => {
  const over: Table = { ...TABLE, stage: 'over', seats: [{ ...seat('Anna', true), bot: 'random' }, seat('Bert')] };
  expect(seated(welcome({ table: over }))[0].isReplaced).toBe(false);
});

test("the time is the server's, whatever this device believes", () => {
  seated(welcome({ at: 2_000_000 }));
  vi.advanceTimersByTime(3000);
  expect(now()).toBeCloseTo(2_000_003);
});

test('of the board an update holds what is new', () => {
  const [session, socket] = seated();
  socket.tell(update(6, { board: { owing: [1] } }));
  expect(session.board).toEqual({ day: 1, owing: [1] });
});

test('a question with choices is looked at once', () => {
  const [, socket] = seated();
  socket.tell(update(6, { board: BOARD, own: own(5) }));
  expect(socket.count('look')).toBe(1);
});

test('a new question drops the old choices and asks for the new ones', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'forecast', question: 5, choices: [CHOICE] });
  expect(session.choices).toEqual([CHOICE]);
  socket.tell(update(6, { own: own(6) }));
  expect(session.choices).toEqual([]);
  expect(socket.count('look')).toBe(2);
});

test('a forecast for another question is not taken', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'forecast', question: 4, choices: [CHOICE] });
  expect(session.choices).toEqual([]);
});

test('nothing to decide, nothing to look at', () => {
  const [, socket] = seated(welcome({ own: own(5, []) }));
  expect(socket.count('look')).toBe(0);
});

test('after a break the choices that never came are asked for again', () => {
  const [, first] = seated();
  first.break();
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.open();
  FakeSocket.newest.tell(welcome());
  expect(FakeSocket.newest.count('look')).toBe(1);
});

test('an entry lengthens the log, and taking back cuts it', () => {
  const [session, socket] = seated();
  socket.tell(update(6, { at: 1, entry: entry(0) }));
  expect(session.log.map((one) => one.seat)).toEqual([-1, 0]);
  socket.tell(update(7, { at: 1 }));
  expect(session.log.map((one) => one.seat)).toEqual([-1]);
});

test('a missed version asks for everything and changes nothing', () => {
  const [session, socket] = seated();
  socket.tell(update(7, { at: 1, entry: entry(1) }));
  expect(socket.count('sync')).toBe(1);
  expect(session.log).toHaveLength(1);
});

test('a version that we know already is passed over', () => {
  const [session, socket] = seated();
  socket.tell(update(5, { at: 1, entry: entry(1) }));
  expect(session.log).toHaveLength(1);
  expect(socket.count('sync')).toBe(0);
});

test('an answer carries the question it answers', () => {
  const [session, socket] = seated();
  session.play('keep');
  session.undo();
  expect(socket.sent.slice(-2)).toEqual([
    { type: 'play', question: 5, action: 'keep' },
    { type: 'undo', question: 5 },
  ]);
});

test('an answer that came too late is passed over in silence', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'refused', code: 'stale', text: 'Something has happened.' });
  expect(session.refusal).toBeNull();
  expect(socket.count('sync')).toBe(0);
});

test('any other refusal is shown until the next try', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'refused', code: 'not-host', text: 'Only the host.' });
  expect(session.refusal?.code).toBe('not-host');
  session.say('Sorry');
  expect(session.refusal).toBeNull();
});

test('older remarks are asked for page by page and stand before the newer ones', () => {
  const [session, socket] = seated(welcome({ chat: [remark('c')], earlier: 2 }));
  session.recall();
  expect(socket.sent.at(-1)).toEqual({ type: 'recall', before: 2 });
  socket.tell({ type: 'remarks', remarks: [remark('b')], earlier: 1 });
  expect([session.chat.map(({ text }) => text), session.earlier]).toEqual([['b', 'c'], 1]);
});

test('a page of remarks that no longer fits is passed over', () => {
  const [session, socket] = seated(welcome({ chat: [remark('c')], earlier: 2 }));
  socket.tell({ type: 'remarks', remarks: [remark('a')], earlier: 0 });
  expect([session.chat.length, session.earlier]).toEqual([1, 2]);
});

test('a remark is reported by its number and a name by its seat, and the answer is counted', () => {
  const [session, socket] = seated();
  session.report({ remark: 7, seat: 1, name: 'Bert', said: 'Hm.' }, 'Rude.');
  expect(socket.sent.at(-1)).toEqual({ type: 'report', remark: 7, text: 'Rude.' });
  session.report({ remark: null, seat: 1, name: 'Bert', said: '' }, '');
  expect(socket.sent.at(-1)).toEqual({ type: 'report', seat: 1, text: '' });
  expect(session.reportCount).toBe(0);
  socket.tell({ type: 'report-received' });
  expect(session.reportCount).toBe(1);
});

test('presence and chat come in between', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'presence', present: [true, false], gone_at: [null, 60], host: [false, true] });
  socket.tell({ type: 'chat', remark: { seat: 1, name: 'Bert', text: 'Hm.', at: 0 } });
  expect(session.table?.seats.map((one) => [one.present, one.gone_at, one.host])).toEqual([
    [true, null, false],
    [false, 60, true],
  ]);
  expect(session.chat.map((one) => one.text)).toEqual(['Hm.']);
});

test('listeners get every update in order until they stop', () => {
  const [session, socket] = seated();
  const versions: number[] = [];
  const stop = session.onupdate((one) => versions.push(one.version));
  socket.tell(update(6));
  socket.tell(update(7));
  stop();
  socket.tell(update(8));
  expect(versions).toEqual([6, 7]);
});

test('greeters hear of every fresh start', () => {
  const [session, socket] = seated();
  const versions: number[] = [];
  session.onwelcome((one) => versions.push(one.version));
  socket.tell(welcome({ version: 9 }));
  expect(versions).toEqual([9]);
});

test('a broken line is lost until the next welcome', () => {
  const [session, socket] = seated();
  socket.break();
  expect(session.status).toBe('lost');
});

test('before the deal the welcome tells the seat, and so who hosts', () => {
  const [session] = seated(welcome({ table: GATHERING, board: null, own: null }));
  expect([session.seat, session.isHost, session.isLost]).toEqual([0, true, false]);
});

test('a seat that was opened again is lost', () => {
  const empty: Seat = { ...seat(''), kind: 'open' };
  const [session] = seated(welcome({ table: { ...GATHERING, seats: [empty, seat('Bert')] }, own: null }));
  expect(session.isLost).toBe(true);
});

test('a key that came with a link learns its seat from the welcome', () => {
  const session = new Session('cloister', { seat: UNTOLD, token: 'secret' }, 'ws://here');
  FakeSocket.newest.open();
  FakeSocket.newest.tell(welcome({ seat: 1, table: GATHERING, board: null, own: null }));
  expect([session.seat, session.isHost, session.isLost]).toEqual([1, false, false]);
});

function reconnected(next: Welcome): FakeSocket {
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.open();
  FakeSocket.newest.tell(next);
  return FakeSocket.newest;
}

test('a decision taken while the connection is down is kept, and sent when it is back', () => {
  const [session, socket] = seated();
  socket.break();
  session.play('keep');
  expect(session.delivery).toBe('kept');
  const next = reconnected(welcome());
  expect(next.sent).toContainEqual({ type: 'play', question: 5, action: 'keep' });
  expect(session.delivery).toBe('sent');
  next.tell(update(6, { own: own(6) }));
  expect([session.delivery, session.refusal]).toEqual([null, null]);
});

test('a decision that a dying connection swallowed is sent again', () => {
  const [session, socket] = seated();
  session.play('keep');
  socket.break();
  expect(reconnected(welcome()).count('play')).toBe(1);
});

test('a decision that arrived before the break is not sent again', () => {
  const [session, socket] = seated();
  session.play('keep');
  socket.break();
  expect(reconnected(welcome({ own: own(6) })).count('play')).toBe(0);
  expect([session.delivery, session.refusal]).toEqual([null, null]);
});

test('a kept decision whose question is gone is refused in words', () => {
  const [session, socket] = seated();
  socket.break();
  session.play('keep');
  expect(reconnected(welcome({ own: own(6) })).count('play')).toBe(0);
  expect([session.delivery, session.refusal?.code]).toEqual([null, 'stale']);
});

test('a remark that a broken connection swallowed is sent again, and one that was told is not', () => {
  const [session, socket] = seated(welcome({ chat: [remark('a')], earlier: 3 }));
  session.say('b');
  session.say('c');
  session.say('d');
  socket.tell({ type: 'chat', remark: remark('b') });
  socket.break(1012);
  const next = reconnected(welcome({ chat: [remark('a'), remark('b'), remark('c')], earlier: 3 }));
  expect(next.sent.filter((message) => message.type === 'say')).toEqual([{ type: 'say', text: 'd' }]);
});

test('something would be lost with the page while a choice is due or a remark is on its way', () => {
  const [session, socket] = seated(welcome({ own: own(5, []) }));
  expect(session.isBusy).toBe(false);
  session.say('b');
  expect(session.isBusy).toBe(true);
  socket.tell({ type: 'chat', remark: remark('b') });
  expect(session.isBusy).toBe(false);
  socket.tell(welcome());
  expect(session.isBusy).toBe(true);
});

test('a page that the server does not understand any more knows it', () => {
  const [session, socket] = seated();
  socket.tell({ type: 'refused', code: 'old-protocol', text: 'Load it again.' });
  expect(session.isOutdated).toBe(true);
});

test('a remark is kept while the connection is down, and anything else is refused in words', () => {
  const [session, socket] = seated();
  socket.break();
  session.say('Hm.');
  session.rematch();
  expect(session.refusal?.code).toBe('unreached');
  const next = reconnected(welcome());
  expect([next.count('say'), next.count('rematch')]).toEqual([1, 0]);
});

test('a refusal of something else leaves a decision and a remark on their way', () => {
  const [session, socket] = seated();
  session.play('keep');
  session.say('Hm.');
  socket.tell({ type: 'refused', code: 'aid-not-agreed', text: 'No.' });
  expect([session.delivery, session.delivered, session.unsaid]).toEqual(['sent', 'keep', ['Hm.']]);
});

test('a refusal of a decision leaves a remark on its way, and the other way round', () => {
  const [session, socket] = seated();
  session.play('keep');
  session.say('Hm.');
  socket.tell({ type: 'refused', code: 'illegal-action', text: 'No.' });
  expect([session.delivery, session.unsaid]).toEqual([null, ['Hm.']]);
  session.play('keep');
  socket.tell({ type: 'refused', code: 'bad-text', text: 'No.' });
  expect([session.delivery, session.unsaid]).toEqual(['sent', []]);
});

test('a refusal that may be about anything leaves nothing on its way', () => {
  const [session, socket] = seated();
  session.play('keep');
  session.say('Hm.');
  socket.tell({ type: 'refused', code: 'server-fault', text: 'No.' });
  expect([session.delivery, session.delivered, session.unsaid]).toEqual([null, null, []]);
});

test('another key is kept before it is asked for, and then it opens the seat instead of the old one', () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  keep('cloister', [{ seat: 0, token: 'secret' }]);
  const [session, socket] = seated();
  session.rekey();
  const asked = socket.sent.at(-1);
  const token = asked?.type === 'rekey' ? asked.token : '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(ringOf('cloister')?.keys.map((key) => key.token)).toEqual(['secret', token]);
  socket.tell({ type: 'key', seat: 0, token });
  expect([session.key, ringOf('cloister')?.keys]).toEqual([{ seat: 0, token }, [{ seat: 0, token }]]);
  socket.break();
  vi.advanceTimersByTime(1000);
  FakeSocket.newest.open();
  expect(FakeSocket.newest.sent).toMatchObject([{ type: 'hello', token }]);
});
