import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake_socket';
import { Live, liveAddress, PROTOCOL } from './live';
import type { FromServer, Welcome } from './types';

const WELCOME = { type: 'welcome', version: 1, protocol: PROTOCOL } as Welcome;
const LONGEST_PAUSE_MS = 3000;

let heard: FromServer[] = [];
let losses = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard = [];
  losses = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): Live {
  const live = new Live('ws://here/live', 'secret', { hear: (message) => heard.push(message), lost: () => losses++ });
  FakeSocket.newest.open();
  return live;
}

test('the first message is hello with the token and the version of the protocol', () => {
  connected();
  expect(FakeSocket.newest.sent).toEqual([{ type: 'hello', token: 'secret', protocol: PROTOCOL }]);
});

test('what the server says is heard', () => {
  connected();
  FakeSocket.newest.tell(WELCOME);
  expect(heard).toEqual([WELCOME]);
});

test('a broken line is told and opened again', () => {
  connected();
  FakeSocket.newest.break();
  expect(losses).toBe(1);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(FakeSocket.all).toHaveLength(2);
});

test('the pauses grow while nobody answers, and start over after a welcome', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  connected();
  FakeSocket.newest.break();
  vi.advanceTimersByTime(500);
  FakeSocket.newest.break();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.newest.open();
  FakeSocket.newest.tell(WELCOME);
  FakeSocket.newest.break();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(4);
});

test('a line is probed after five seconds of silence, and a dead one is given up within ten', () => {
  connected();
  const socket = FakeSocket.newest;
  socket.tell(WELCOME);
  vi.advanceTimersByTime(4000);
  socket.tell({ type: 'pong' });
  vi.advanceTimersByTime(4000);
  expect(socket.count('ping')).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(socket.count('ping')).toBe(1);
  socket.tell({ type: 'pong' });
  vi.advanceTimersByTime(9900);
  expect(losses).toBe(0);
  vi.advanceTimersByTime(200);
  expect(losses).toBe(1);
});

test('a connection that does not open is given up, since its packets may have been dropped', () => {
  const live = new Live('ws://here/live', null, { hear: () => undefined, lost: () => losses++ });
  vi.advanceTimersByTime(4000 + LONGEST_PAUSE_MS);
  expect(FakeSocket.all).toHaveLength(2);
  live.close();
});

test('a server that stops sends the page on at once, though not in circles', () => {
  connected();
  FakeSocket.newest.tell(WELCOME);
  FakeSocket.newest.break(1012);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.open();
  FakeSocket.newest.break(1012);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(FakeSocket.all).toHaveLength(3);
});

test('the version before is understood, and a server that is older still is left for the next one', () => {
  connected();
  FakeSocket.newest.tell({ ...WELCOME, protocol: (PROTOCOL - 1) as Welcome['protocol'] });
  expect(heard).toHaveLength(1);
  FakeSocket.newest.tell({ ...WELCOME, protocol: (PROTOCOL - 2) as Welcome['protocol'] });
  expect(heard).toHaveLength(1);
  expect(losses).toBe(1);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a page that is too old for the server does not knock again', () => {
  connected();
  FakeSocket.newest.break(4015);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS * 4);
  expect(FakeSocket.all).toHaveLength(1);
});

test.each([4003, 4014, 4016, 4030])('who is turned away for good, with %i, does not knock again', (code) => {
  connected();
  FakeSocket.newest.break(code);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS * 4);
  expect(losses).toBe(1);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a closed line stays closed', () => {
  connected().close();
  vi.advanceTimersByTime(LONGEST_PAUSE_MS * 4);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.newest.readyState).toBe(3);
});

test('a line that is closed while it waits to try again does not try', () => {
  const live = connected();
  FakeSocket.newest.break();
  live.close();
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(FakeSocket.all).toHaveLength(1);
});

test('nothing is sent over a line that is not open', () => {
  const live = connected();
  FakeSocket.newest.break();
  expect(live.send({ type: 'start' })).toBe(false);
});

test('the live address follows the page', () => {
  expect(liveAddress('a b', { protocol: 'https:', host: 'abbey.example' } as Location)).toBe(
    'wss://abbey.example/api/tables/a%20b/live',
  );
});

test('a device that comes back online tries at once', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  connected();
  FakeSocket.newest.break();
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});
