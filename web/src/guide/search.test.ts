import { expect, test } from 'vitest';
import { holds, partsOf, plain, wordsOf } from './search';

const marked = (text: string, query: string): string =>
  partsOf(text, wordsOf(query))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

test('case, accents and ligatures make no difference', () => {
  expect(plain('Podezření ŒUVRE Fleißig')).toBe('podezreni oeuvre fleissig');
});

test('a text is found when it holds all words, in any order', () => {
  expect(holds('William questions each monk', wordsOf(' MONK  will '))).toBe(true);
  expect(holds('William questions each monk', wordsOf('monk adson'))).toBe(false);
});

test('an empty query is held by every text and marks nothing', () => {
  expect(holds('Who begins', wordsOf('  '))).toBe(true);
  expect(marked('Who begins', '  ')).toBe('Who begins');
});

test('what was found is marked as it is written', () => {
  expect(marked('Důkazy a Dukáty', 'duka')).toBe('[Důka]zy a [Duká]ty');
  expect(marked('Fleißig und frei', 'fleissi fr')).toBe('[Fleißi]g und [fr]ei');
});

test('an accent written apart is marked with its letter', () => {
  expect(marked('cafe\u0301 noir', 'cafe')).toBe('[caf\u00e9] noir');
});

test('a word is found where a word begins, and a long one inside of another too', () => {
  expect(marked('Their identities are tied', 'tie')).toBe('Their identities are [tie]d');
  expect(holds('Their identities', wordsOf('tie'))).toBe(false);
  expect(marked('Ereignisplättchen', 'plättchen')).toBe('Ereignis[plättchen]');
});
