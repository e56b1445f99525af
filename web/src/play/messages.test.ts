import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const locale = fileURLToPath(new URL('../../../src/abbey/speech/locales/en/play.ftl', import.meta.url));
const told = new FluentResource(readFileSync(locale, 'utf8')).body.map(({ id }) => id);
const sources = files(here).map((file) => readFileSync(file, 'utf8'));
const wanted = new Set(sources.flatMap((source) => [...source.matchAll(/'(play-[a-z-]+)'/g)].map(([, id = '']) => id)));

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => folder + name);
}

test('every message that a component wants is there', () => {
  expect(wanted.size).toBeGreaterThan(50);
  expect([...wanted].filter((id) => !told.includes(id))).toEqual([]);
});

test('no message is left that nobody says', () => {
  expect(told.filter((id) => !wanted.has(id))).toEqual([]);
});
