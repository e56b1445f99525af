import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../wire/fake_socket';
import type { Board, HintedTurn } from '../wire/types';
import { BOARD, own, seated, update } from './seated_session';
import type { Session } from './session.svelte';

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns somebody who has a hint for the question that they have now. */
function hinted(): [Session, FakeSocket] {
  const [session, socket] = seated();
  const ways = [{ actions: ['keep', 'rest'] }] as HintedTurn[];
  socket.tell({ type: 'hint', question: 5, taken: 1, turns: ways });
  return [session, socket];
}

const on = (phase: Board['phase']): Board => ({ ...BOARD, phase });

test('a hint is followed by what was decided, and taken back with it', () => {
  const [session, socket] = hinted();
  session.play('keep');
  expect(session.aids.stepCount).toBe(0);
  socket.tell(update(6, { board: on('move'), own: { ...own(6, ['rest']), undoable: 1 } }));
  expect([session.aids.ways.length, session.aids.stepCount]).toEqual([1, 1]);
  session.undo();
  socket.tell(update(7, { board: on('play'), own: own(7) }));
  expect([session.aids.ways.length, session.aids.stepCount]).toEqual([1, 0]);
});

test('a hint is gone with its question when the clock, a bot or another page has decided', () => {
  const [session, socket] = hinted();
  socket.tell(update(6, { board: on('move'), own: own(6) }));
  expect(session.aids.hasHint).toBe(false);
});

test('a hint is gone when a decision was overtaken', () => {
  const [session, socket] = hinted();
  session.play('keep');
  socket.tell(update(6, { board: on('move'), own: own(6) }));
  socket.tell({ type: 'refused', code: 'stale', text: 'Something has happened.' });
  expect(session.aids.hasHint).toBe(false);
});

test.each([
  ['another turn', 'give', 'play'],
  ['a show', 'give', 'show'],
  ['the accusation', 'give', 'accuse'],
  ['a turn after a show', 'show', 'play'],
] as const)('a hint is gone when an own decision leads to %s', (_, before, after) => {
  const [session, socket] = hinted();
  session.play('keep');
  socket.tell(update(6, { board: on(before), own: own(6) }));
  session.aids.hear({ type: 'hint', question: 6, taken: 1, turns: [] }, 6);
  session.play('keep');
  socket.tell(update(7, { board: on(after), own: own(7) }));
  expect(session.aids.hasHint).toBe(false);
});

test('a hint stays from one guess of the accusation to the next', () => {
  const [session, socket] = hinted();
  socket.tell(update(6, { board: on('accuse'), own: own(6) }));
  session.aids.hear({ type: 'hint', question: 6, taken: 1, turns: [] }, 6);
  session.play('keep');
  socket.tell(update(7, { own: own(7) }));
  expect(session.aids.hasHint).toBe(true);
});
