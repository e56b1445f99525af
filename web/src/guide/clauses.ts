/** Which rules the reference holds, and in what order. Their words are messages: `guide.ftl` has titles, `rules.ftl` texts. */

import type { Args } from '../speech/messages';

export interface Group {
  name: string;
  clauses: readonly string[];
}

export const EVENTS: readonly string[] = [
  'talkative',
  'puzzling',
  'diligent',
  'close_behind',
  'hasty',
  'impious',
  'unobtrusive',
  'delicate',
  'forbidden',
  'caught',
  'compromising',
  'inquiring',
  'dubious',
  'suspicious',
];

const BEFORE = ['identity', 'figures', 'tracks', 'tasks', 'cards', 'events', 'start'];
const ACTIONS = ['action', 'task', 'no-task', 'william', 'adson'];

export const GROUPS: readonly Group[] = [
  { name: 'before', clauses: BEFORE },
  { name: 'turn', clauses: ['card', 'time', 'move', ...ACTIONS, 'event', 'draw', 'clamp', 'chain-short'] },
  { name: 'evening', clauses: ['convert', 'reset', 'day-card', 'overshoot', 'reveal', 'next'] },
  { name: 'seventh', clauses: ['accuse', 'day-cards', 'winner'] },
  { name: 'events', clauses: EVENTS },
  { name: 'options', clauses: ['time-last', 'data'] },
];

export interface Message {
  id: string;
  args: Args;
}

export function titleOf(clause: string): Message {
  if (EVENTS.includes(clause)) return { id: 'event-start', args: { event: clause } };
  return { id: `guide-clause-${clause}`, args: {} };
}

export function textOf(clause: string): Message {
  if (EVENTS.includes(clause)) return { id: `event-${clause.replace('_', '-')}-text`, args: {} };
  return { id: `rule-${clause}`, args: {} };
}
