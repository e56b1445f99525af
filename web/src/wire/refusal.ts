import type { Refused } from './types';

/** There was no answer at all: the server is down, or this device is offline. */
export const UNREACHED = 'unreached';

/** There was an answer, but it was not one of ours. */
export const UNEXPECTED = 'unexpected';

/** Nobody was asked: the record that this is about has not been handed in. */
export const NO_RECORD = 'no-record';

export type Code = Refused['code'] | typeof UNREACHED | typeof UNEXPECTED | typeof NO_RECORD;

// The server does not say what it refuses. Most codes tell it by themselves; these here may be about anything.
const OF_ANYTHING: readonly Code[] = [
  'bad-message',
  'not-seated',
  'not-stored',
  'server-fault',
  'table-closed',
  'table-full',
  'too-fast',
  'too-large',
];
const OF_DECISIONS: readonly Code[] = [
  'bot-plays',
  'illegal-action',
  'not-playing',
  'nothing-to-undo',
  'off-lesson',
  'stale',
  'wrong-seat',
];

export const mayBeOfDecision = (code: Code): boolean => OF_DECISIONS.includes(code) || OF_ANYTHING.includes(code);

export const mayBeOfRemark = (code: Code): boolean => code === 'bad-text' || OF_ANYTHING.includes(code);

/** Says why something was not done, whoever found that out: the server, or this page. */
export interface Reason {
  readonly code: Code;
  readonly text: string;
  readonly why?: Readonly<Record<string, string>>; // of a text that was handed in: the fault, and where
}

/** The server would not do something, or was never reached. */
export class Refusal extends Error implements Reason {
  constructor(
    readonly code: Code,
    readonly text: string,
    readonly why: Readonly<Record<string, string>> = {},
  ) {
    super(text);
  }
}
