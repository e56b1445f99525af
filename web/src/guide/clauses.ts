/**
 * This says which rules the reference holds, and in what order. Their words are messages: `guide.ftl` has titles,
 * `rules.ftl` texts.
 */

import type { Args } from '../speech/messages';
import { EVENTS, isOneOf } from '../wire/words';

export interface Group {
  name: string;
  clauses: readonly string[];
}

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
  if (isOneOf(EVENTS, clause)) return { id: 'event-start', args: { event: clause } };
  return { id: `guide-clause-${clause}`, args: {} };
}

export const textOf = (clause: string): Message => ({ id: `rule-${clause.replaceAll('_', '-')}`, args: {} });

/** These rules are looked for under other words than their own; a message lists them. */
export const ALSO: readonly string[] = ['convert', 'winner'];

export const alsoOf = (clause: string): Message | null =>
  ALSO.includes(clause) ? { id: `guide-also-${clause}`, args: {} } : null;
