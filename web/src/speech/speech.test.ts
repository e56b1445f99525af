import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { introduced } from './listener';
import { LANGUAGES, PARTS, spoken, textsOf } from './languages';
import { bundleOf, formatted, unparted } from './messages';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const TEXTS = fileURLToPath(new URL('../../../src/abbey/speech/locales/en', import.meta.url));

test('the first wish that we speak is granted', () => {
  expect(spoken([null, 'pl', 'de-AT', 'fr'])).toBe('de');
  expect(spoken(['xx'])).toBe('en');
});

test('every seat among the arguments gets a name, and the listener is you', () => {
  const listener = { names: ['Anna', 'Bert'], seat: 1 };
  expect(introduced({ seat: 0, accused: 1, colour: 'red' }, listener)).toEqual({
    seat: 0,
    accused: 1,
    colour: 'red',
    who: 'Anna',
    you: 'no',
    whom: 'Bert',
    you_accused: 'yes',
  });
});

test('arguments stand bare in the text', () => {
  const bundle = bundleOf('en', { 'x.ftl': 'moved = { $figure } moves' });
  expect(formatted(bundle, 'moved', { figure: 'red' })).toBe('red moves');
});

test('what is missing, or lacks an argument, is an error while we build', () => {
  const bundle = bundleOf('en', { 'x.ftl': 'moved = { $figure } moves' });
  expect(() => formatted(bundle, 'lost', {})).toThrow('lost');
  expect(() => formatted(bundle, 'moved', {})).toThrow('figure');
});

test.each(LANGUAGES)(
  '%s is fetched without what only the terminal says, and its parts when they are wanted',
  async (language) => {
    const names = async (parts: Parameters<typeof textsOf>[1]): Promise<string[]> =>
      Object.keys(await textsOf(language, parts)).map((file) => file.split('/').slice(-2).join('/'));
    const usual = await names([]);
    expect(usual).toContain(`${language}/page.ftl`);
    expect(usual.filter((file) => /analysis|puzzle|statistics|terminal|guide|lesson/.test(file))).toEqual([]);
    const parts = PARTS.map((part) => `${language}/${part}.ftl`);
    expect((await names(PARTS)).sort()).toEqual([...usual, ...parts].sort());
  },
);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');
const page = readFileSync(join(TEXTS, 'page.ftl'), 'utf8');
const written = [...page.matchAll(/^(page-[a-z-]+) =/gm)].map(([, id]) => id as string);
const wanted = new Set([...sources.matchAll(/'(page-[a-z-]+)'/g)].map(([, id]) => id as string));

test('every message that the page wants is written', () => {
  expect([...wanted].filter((id) => !written.includes(id))).toEqual([]);
});

test('every message that is written is wanted', () => {
  const quoted = (id: string): boolean => page.includes(`{ ${id} }`);
  const idle = written.filter((id) => !wanted.has(id) && !quoted(id));
  expect(idle).toEqual([]);
});

test('no line parts a number from its per cent or from its change', () => {
  expect(unparted('Evidence 5 → 4. Chance 95 % so far')).toBe('Evidence 5\u00a0→\u00a04. Chance 95\u00a0% so far');
});
