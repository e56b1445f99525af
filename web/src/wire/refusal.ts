import type { Refused } from './types';

/** No answer at all: the server is down, or this device is offline. */
export const UNREACHED = 'unreached';

/** An answer, but not one of ours. */
export const UNEXPECTED = 'unexpected';

export type Code = Refused['code'] | typeof UNREACHED | typeof UNEXPECTED;

/** Something the server would not do, or that never reached it. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly text: string,
    readonly why: Readonly<Record<string, string>> = {}, // of a text that was handed in: the fault, and where
  ) {
    super(text);
  }
}
