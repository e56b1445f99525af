import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENTS, isOneOf } from '../wire/words';
import { ALSO, alsoOf, GROUPS, textOf, titleOf } from './clauses';
import { holds, wordsOf } from './search';
import { STEPS } from './steps';

const clauses = GROUPS.flatMap((group) => group.clauses);

function idsOf(file: string): string[] {
  const path = new URL(`../../../src/abbey/speech/locales/en/${file}.ftl`, import.meta.url);
  return new FluentResource(readFileSync(path, 'utf8')).body.map(({ id }) => id);
}

test('the reference holds exactly the rules that have a text, each once', () => {
  expect(clauses.map((clause) => textOf(clause).id).sort()).toEqual(idsOf('rules').sort());
});

test('every rule and every group has a title, and no title is left over', () => {
  const plain = clauses.filter((clause) => !isOneOf(EVENTS, clause));
  const wanted = [...plain.map((clause) => titleOf(clause).id), ...GROUPS.map(({ name }) => `guide-group-${name}`)];
  const written = idsOf('guide').filter((id) => /^guide-(clause|group)-/.test(id));
  expect(wanted.sort()).toEqual(written.sort());
});

test('every step has a title, a sentence and a described picture, and no message is left over', () => {
  const wanted = STEPS.flatMap(({ name }) => [`guide-step-${name}`, `guide-step-${name}-text`, `guide-scene-${name}`]);
  const written = idsOf('guide').filter((id) => /^guide-(step|scene)-/.test(id));
  expect(wanted.sort()).toEqual(written.sort());
});

test('every step leads on to a rule of the reference', () => {
  expect(STEPS.filter(({ topic }) => !clauses.includes(topic))).toEqual([]);
});

test('every rule that is looked for under other words has a message with them, and none is left over', () => {
  const written = idsOf('guide').filter((id) => id.startsWith('guide-also-'));
  expect(ALSO.map((clause) => alsoOf(clause)?.id).sort()).toEqual(written.sort());
  expect(ALSO.filter((clause) => !clauses.includes(clause))).toEqual([]);
});

test.each(['winner', 'tied', 'shared', 'equal', 'draw'])('whoever looks for "%s" finds who wins', (query) => {
  const path = new URL('../../../src/abbey/speech/locales/en/guide.ftl', import.meta.url);
  const [, also = ''] = /^guide-also-winner = (.*)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  expect(holds(also, wordsOf(query))).toBe(true);
});
