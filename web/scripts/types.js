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
  // The root's choice of messages would hide every definition that is no part of it: the calls over HTTP.
  const { oneOf: _, ...definitions } = JSON.parse(await readFile(schema, 'utf8'), withNamedProperties);
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
 * @param {any} part
 */
function withNamedProperties(_, part) {
  if (!Array.isArray(part?.propertyNames?.enum)) return part;
  const { propertyNames, additionalProperties: each, ...rest } = part;
  const named = propertyNames.enum.map((/** @type {string} */ key) => [key, each]);
  return { ...rest, properties: Object.fromEntries(named), additionalProperties: false };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeTypes(SCHEMA, TARGET).catch((/** @type {Error} */ error) => {
    console.error(`types: ${error.message}`);
    process.exit(1);
  });
}
