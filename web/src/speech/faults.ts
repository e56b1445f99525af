/** What is wrong with a text that somebody handed in, read from the server's sentence about it. */

import type { Args } from './messages';

type Form = readonly [fault: string, sentence: RegExp]; // its named groups are the arguments

const COMPONENTS: readonly Form[] = [
  ['toml', /is not valid TOML: .*\(at line (?<line>\d+), column \d+\)\.$/s],
  ['end', /is not valid TOML: .*\(at end of document\)\.$/s],
  ['part', /^\[(?<entry>.*)\] is not a part /s],
  ['section', /^(?<entry>\w+) must be a part of its own/],
  ['name', /^(?<entry>.*) is unknown; the names are /s],
  ['count', /^(?<entry>\w+\.\w+) is missing; it needs (?<count>\d+) /],
  ['count', /^(?<entry>\w+\.\w+) must be a list of (?<count>\d+) /],
  ['count', /^(?<entry>\w+\.\w+) has \d+ \w+; it needs (?<count>\d+)\.$/],
  ['value', /^(?<entry>\w+\.\w+) has the value .*; values are whole numbers from (?<least>\d+) to (?<most>\d+)\.$/s],
];

const RECORD: readonly Form[] = [
  ['title', /^Line 1: a record begins with /],
  ['version', /^This record was played under rules version (?<version>.*); this program /s],
  ['line', /^Line (?<line>\d+): /],
  ['action', /^Action (?<number>\d+) of the record cannot be played/],
  ['short', /^The record promises .* actions but holds \d+\.$/s],
  ['missing', /^The record has no line '(?<entry>.*)'\.$/],
  ['entry', /^The record has a line ['"](?<entry>.*)['"] that this version does not know/s],
  ['entry', /^'(?<entry>[^']+)'(?::| is | should )/],
  ['deal', /^The record's deal is wrong: /],
  ['names', /^The record's names are wrong: /],
];

const FORMS: Readonly<Record<string, readonly Form[]>> = { 'bad-components': COMPONENTS, 'bad-record': RECORD };

/** The arguments for the sentence about a refusal; a fault that nobody knows here is "other". */
export function faultOf(code: string, text: string): Args {
  for (const [fault, sentence] of FORMS[code] ?? []) {
    const found = sentence.exec(text);
    if (found !== null) return { fault, ...found.groups };
  }
  return { fault: 'other' };
}
