import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTypes } from './types.js';

let room = '';
let schema = '';
let target = '';

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'abbey-types-'));
  schema = join(room, 'protocol.schema.json');
  target = join(room, 'wire', 'types.ts');
});

afterEach(() => rmSync(room, { recursive: true }));

test('a missing schema is refused with a sentence, and nothing is written', async () => {
  await expect(writeTypes(schema, target)).rejects.toThrow('protocol.schema.json does not exist');
  expect(existsSync(target)).toBe(false);
});

test('a definition that nothing refers to becomes a type too', async () => {
  const hello = { type: 'object', properties: { type: { const: 'hello' } }, required: ['type'] };
  writeFileSync(schema, JSON.stringify({ $defs: { Hello: hello } }));
  await writeTypes(schema, target);
  expect(readFileSync(target, 'utf8')).toMatch(/export interface Hello \{\s+type: "hello";/);
});

test('a dictionary whose keys are listed has no other keys in its type', async () => {
  const keys = ['red', 'blue'];
  const dictionary = {
    type: 'object',
    propertyNames: { enum: keys },
    required: keys,
    additionalProperties: { type: 'integer' },
  };
  writeFileSync(schema, JSON.stringify({ $defs: { ByMonk: dictionary } }));
  await writeTypes(schema, target);
  expect(readFileSync(target, 'utf8')).toMatch(/interface ByMonk \{\s+red: number;\s+blue: number;\s+\}/);
});
