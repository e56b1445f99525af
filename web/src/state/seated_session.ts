import { FakeSocket } from '../wire/fake_socket';
import type { Board, Entry, Own, Seat, Table, Update, Welcome } from '../wire/types';
import { Session } from './session.svelte';

// A session for tests, seated at a table of two, with the messages that it is told.

export const seat = (name: string, host = false): Seat => ({
  kind: 'person',
  name,
  bot: null,
  present: true,
  gone_at: null,
  host,
});

export const TABLE = {
  id: 'cloister',
  stage: 'playing',
  players: 2,
  seats: [seat('Anna', true), seat('Bert')],
} as Table;
export const GATHERING: Table = { ...TABLE, stage: 'gathering' };
export const BOARD = { day: 1, owing: [0] } as Board;

export const own = (question: number, legal: string[] = ['keep']): Own =>
  ({ seat: 0, question, legal, undoable: 0 }) as Own;
export const entry = (by: number): Entry => ({ seat: by, day: 1, lines: [] });

export function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    version: 5,
    protocol: 2,
    seat: 0,
    at: 1_000_000,
    table: TABLE,
    board: BOARD,
    own: own(5),
    log: [entry(-1)],
    chat: [],
    earlier: 0,
    invitation: null,
    ...change,
  };
}

export const update = (version: number, change: Partial<Update> = {}): Update => ({
  type: 'update',
  version,
  ...change,
});

export function seated(first: Welcome = welcome()): [Session, FakeSocket] {
  const session = new Session('cloister', { seat: 0, token: 'secret' }, 'ws://here');
  const socket = FakeSocket.newest;
  socket.open();
  socket.tell(first);
  return [session, socket];
}
