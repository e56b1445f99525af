import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SoundName } from '../sound/sounds';
import { FakeSocket } from '../wire/fake_socket';
import type { Own, Table, Update, Welcome } from '../wire/types';
import { listen, soundsOf } from './cues';
import { Session } from './session.svelte';

const TABLE = { stage: 'playing', seats: [{ kind: 'person', bot: null }] } as unknown as Table;

const own = (legal: string[]): Own => ({ seat: 0, question: 1, legal }) as Own;

const update = (version: number, change: Partial<Update>): Update => ({ type: 'update', version, ...change });

const telling = (...ids: string[]): Partial<Update> => ({
  entry: { seat: 1, day: 1, lines: ids.map((id) => ({ id, args: {}, clause: '' })) },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function heardAt(isFirst: boolean): [SoundName[], FakeSocket] {
  const heard: SoundName[] = [];
  const session = new Session('cloister', { seat: 0, token: 'secret' }, 'ws://here');
  listen(session, isFirst, (sounds) => heard.push(...sounds));
  FakeSocket.newest.open();
  FakeSocket.newest.tell({
    type: 'welcome',
    version: 5,
    seat: 0,
    table: TABLE,
    own: own([]),
    log: [],
    chat: [],
    earlier: 0,
    invitation: null,
  } as unknown as Welcome);
  return [heard, FakeSocket.newest];
}

test('a figure taps, the end of a day is left to its ceremony, anything else is silent', () => {
  expect(soundsOf(update(1, telling('played', 'moved')))).toEqual(['move']);
  expect(soundsOf(update(1, telling('took-day', 'moved')))).toEqual(['move']);
  expect(soundsOf(update(1, telling('drew')))).toEqual([]);
  expect(soundsOf(update(1, {}))).toEqual([]);
});

test('it rings when my turn begins, and not again with its next question', () => {
  const [heard, socket] = heardAt(true);
  socket.tell(update(6, { own: own(['keep']) }));
  socket.tell(update(7, { own: own(['red>hortus']) }));
  expect(heard).toEqual(['turn']);
  socket.tell(update(8, { own: own([]) }));
  socket.tell(update(9, { ...telling('moved'), own: own(['keep']) }));
  expect(heard).toEqual(['turn', 'move', 'turn']);
});

test('a turn that came while the line was broken rings with the welcome', () => {
  const [heard, socket] = heardAt(true);
  const again = { type: 'welcome', version: 9, seat: 0, table: TABLE, own: own(['keep']), log: [], chat: [] };
  socket.tell(again as unknown as Welcome);
  expect(heard).toEqual(['turn']);
});

test('the second seat of a device rings for itself, and does not repeat what the first one heard', () => {
  const [heard, socket] = heardAt(false);
  socket.tell(update(6, { ...telling('moved'), own: own(['keep']) }));
  expect(heard).toEqual(['turn']);
});
