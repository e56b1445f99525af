import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const locales = fileURLToPath(new URL('../../../src/abbey/speech/locales/en/', import.meta.url));
const sources = files(here).map((file) => readFileSync(file, 'utf8'));

const FILES = [
  { file: 'play.ftl', prefix: 'play' },
  { file: 'notebook.ftl', prefix: 'notes' },
];

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => folder + name);
}

function toldIn(file: string): string[] {
  return new FluentResource(readFileSync(locales + file, 'utf8')).body.map(({ id }) => id);
}

function wantedOf(prefix: string): Set<string> {
  const wanted = new RegExp(`'(${prefix}-[a-z-]+)'`, 'g');
  return new Set(sources.flatMap((source) => [...source.matchAll(wanted)].map(([, id = '']) => id)));
}

test.each(FILES)('every message that a component wants is in $file', ({ file, prefix }) => {
  const told = toldIn(file);
  expect(wantedOf(prefix).size).toBeGreaterThan(20);
  expect([...wantedOf(prefix)].filter((id) => !told.includes(id))).toEqual([]);
});

test.each(FILES)('no message is left in $file that nobody says', ({ file, prefix }) => {
  expect(toldIn(file).filter((id) => !wantedOf(prefix).has(id))).toEqual([]);
});
