// These are the calls that are not live: opening a table, taking a seat, reading what is over.

import { Refusal, UNEXPECTED, UNREACHED } from './refusal';
import type {
  BotKind,
  Glance,
  Learner,
  Lesson,
  OpenedTable,
  Opening,
  Refused,
  Replay,
  Seated,
  Sitting as SeatRequest,
} from './types';

export type Viewer = Replay['viewer'];

export const openTable = (opening: Opening): Promise<OpenedTable> => post('/api/tables', opening);

export const glanceAt = (id: string): Promise<Glance> => get(at(id));

export const takeSeat = (id: string, request: SeatRequest): Promise<Seated> => post(`${at(id)}/seats`, request);

export const readBots = (): Promise<BotKind[]> => get('/api/bots');

export const readLesson = (name: string): Promise<Lesson> => get(lesson(name));

export const openLesson = (name: string, learner: Learner): Promise<OpenedTable> => post(lesson(name), learner);

export const readReplay = (id: string, viewer: Viewer): Promise<Replay> => get(`${at(id)}/replay?as=${viewer}`);

export const replayRecord = (record: string, viewer: Viewer): Promise<Replay> =>
  answer(`/api/replay?as=${viewer}`, { method: 'POST', body: record, headers: { 'Content-Type': 'text/plain' } });

export const recordAddress = (id: string): string => `${at(id)}/record`;

const lesson = (name: string): string => `/api/lessons/${encodeURIComponent(name)}`;

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const get = <Answer>(address: string): Promise<Answer> => answer(address, {});

const post = <Answer>(address: string, body: object): Promise<Answer> =>
  answer(address, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

async function answer<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(address, request).catch(() => {
    throw new Refusal(UNREACHED, 'The server cannot be reached.');
  });
  if (!response.ok) throw await refusalIn(response);
  return (await response.json()) as Answer;
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
