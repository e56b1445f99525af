import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { NO_RECORD, UNEXPECTED, UNREACHED } from '../wire/refusal';
import { textsOf } from './languages';
import { bundleOf } from './messages';

interface Schema {
  $defs: { Refused: { properties: { code: { enum: string[] } } } };
}

const SCHEMA = fileURLToPath(new URL('../../../docs/protocol.schema.json', import.meta.url));
const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Schema;
const codes = schema.$defs.Refused.properties.code.enum;
const texts = await textsOf('en', []);
const english = bundleOf('en', texts);
const wanted = [...codes, UNREACHED, UNEXPECTED, NO_RECORD];

test('there is a sentence for every code of the protocol, and for the page’s own', () => {
  expect(wanted.filter((code) => !english.hasMessage(`refused-${code}`))).toEqual([]);
});

test('there is no sentence for a code that nobody sends', () => {
  const written = Object.values(texts).flatMap((text) => [...text.matchAll(/^refused-([a-z-]+) =/gm)]);
  expect(written.map(([, code]) => code).filter((code) => !wanted.includes(String(code)))).toEqual([]);
});
