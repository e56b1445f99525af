// These are the calls that are not live: opening a table, taking a seat, reading what is over.

import { Refusal, UNEXPECTED, UNREACHED } from './refusal';
import type {
  BotKind,
  Glance,
  Learner,
  Lesson,
  OpenedTable,
  Opening,
  OwnGame,
  Puzzle,
  PuzzleAnswer,
  PuzzleOfDay,
  PuzzleReply,
  Refused,
  Replay,
  Seated,
  Sitting as SeatRequest,
  WhatIfOpening,
  WhatIfRecord,
} from './types';

export type Viewer = Replay['viewer'];

export const openTable = (opening: Opening): Promise<OpenedTable> => post('/api/tables', opening);

export const glanceAt = (id: string): Promise<Glance> => get(tableAddress(id));

export const takeSeat = (id: string, request: SeatRequest): Promise<Seated> =>
  post(`${tableAddress(id)}/seats`, request);

export const readBots = (): Promise<BotKind[]> => get('/api/bots');

export const readLesson = (name: string): Promise<Lesson> => get(lesson(name));

export const openLesson = (name: string, learner: Learner): Promise<OpenedTable> => post(lesson(name), learner);

export const readPuzzleOfDay = (): Promise<PuzzleOfDay> => get('/api/puzzles/today');

export const readPuzzle = (code: string): Promise<Puzzle> => get(puzzle(code));

export const answerPuzzle = (code: string, given: PuzzleAnswer): Promise<PuzzleReply> => post(puzzle(code), given);

export const readReplay = (id: string, viewer: Viewer): Promise<Replay> =>
  get(`${tableAddress(id)}/replay?as=${viewer}`);

export const replayRecord = (record: string, viewer: Viewer): Promise<Replay> =>
  handRecord(`/api/replay?as=${viewer}`, record);

export const readRecord = async (id: string): Promise<string> => (await asked(recordAddress(id), {})).text();

export const readOwnGame = (record: string, seat: number): Promise<OwnGame> =>
  handRecord(`/api/own-game?seat=${seat}`, record);

export const playOn = (id: string, opening: WhatIfOpening): Promise<OpenedTable> =>
  post(`${tableAddress(id)}/what-if`, opening);

export const playOnFromRecord = (wanted: WhatIfRecord): Promise<OpenedTable> => post('/api/what-if', wanted);

export const recordAddress = (id: string): string => `${tableAddress(id)}/record`;

const puzzle = (code: string): string => `/api/puzzles/${encodeURIComponent(code)}`;

const lesson = (name: string): string => `/api/lessons/${encodeURIComponent(name)}`;

export const tableAddress = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const get = <Answer>(address: string): Promise<Answer> => answer(address, {});

const post = <Answer>(address: string, body: object): Promise<Answer> =>
  answer(address, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

const handRecord = <Answer>(address: string, record: string): Promise<Answer> =>
  answer(address, { method: 'POST', body: record, headers: { 'Content-Type': 'text/plain' } });

async function answer<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await asked(address, request);
  return (await response.json()) as Answer;
}

/** Asks the server, and throws what it refuses; what we cancel ourselves is thrown as it is. */
export async function asked(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw new Refusal(UNREACHED, 'The server cannot be reached.');
  });
  if (!response.ok) throw await refusalIn(response);
  return response;
}

/** A proxy in between may answer with a page of its own instead of our refusal. */
async function refusalIn(response: Response): Promise<Refusal> {
  const said: unknown = await response.json().catch(() => null);
  if (isRefusal(said)) return new Refusal(said.code, said.text, said.why);
  return new Refusal(UNEXPECTED, `The server answered ${response.status}.`);
}

function isRefusal(said: unknown): said is Omit<Refused, 'type'> {
  return typeof said === 'object' && said !== null && 'code' in said && 'text' in said;
}
