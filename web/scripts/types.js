// Writes the page's types of the wire from the JSON Schema that the server writes: `npm run types`.

import { compile } from 'json-schema-to-typescript';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCHEMA = fileURLToPath(new URL('../../docs/protocol.schema.json', import.meta.url));
const TARGET = fileURLToPath(new URL('../src/wire/types.ts', import.meta.url));

/** @param {string} schema @param {string} target */
export async function writeTypes(schema, target) {
  if (!existsSync(schema)) throw new Error(`the schema of the wire is missing: ${schema} does not exist.`);
  /** @type {unknown} */
  const read = JSON.parse(await readFile(schema, 'utf8'), withNamedProperties);
  if (typeof read !== 'object') throw new Error(`the schema of the wire is not one: ${schema} holds no object.`);
  // The root's choice of messages would hide every definition that is not part of it: the calls over HTTP.
  const { oneOf: _, ...definitions } = { oneOf: [], ...read };
  const types = await compile(definitions, 'Protocol', {
    additionalProperties: false,
    bannerComment:
      '// Written by `npm run types` from docs/protocol.schema.json; change the messages in Python instead.',
    ignoreMinAndMaxItems: true, // lengths are the server's to check; tuples of every length help nobody
    unreachableDefinitions: true,
  });
  // An unchanged file stays untouched, or the development server would load the page again.
  if (existsSync(target) && (await readFile(target, 'utf8')) === types) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, types);
}

/**
 * Gives a dictionary whose keys are listed one property for each key: the compiler of types knows nothing of
 * `propertyNames`, and a wrong key would pass.
 *
 * @param {string} _
 * @param {{ propertyNames?: { enum?: string[] }, additionalProperties?: unknown } | null} part
 * @returns {unknown}
 */
function withNamedProperties(_, part) {
  const keys = part?.propertyNames?.enum;
  if (keys === undefined) return part;
  const { additionalProperties: each, ...rest } = part ?? {};
  return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, each])), additionalProperties: false };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeTypes(SCHEMA, TARGET).catch((/** @type {Error} */ error) => {
    console.error(`types: ${error.message}`);
    process.exit(1);
  });
}
