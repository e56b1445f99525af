import { afterEach, expect, test } from 'vitest';
import { count, decimal, percent, points, signed } from './figures';
import { LANGUAGES, speech } from './speech.svelte';

afterEach(() => {
  speech.language = 'en';
});

test('tenths stand behind a point in English and behind a comma in the other languages', () => {
  const written = LANGUAGES.map((language) => {
    speech.language = language;
    return [language, decimal(7.94), count(1.5), signed(-7.9)];
  });
  const others = LANGUAGES.filter((language) => language !== 'en');
  expect(written).toContainEqual(['en', '7.9', '1.5', '−7.9']);
  for (const language of others) expect(written).toContainEqual([language, '7,9', '1,5', '−7,9']);
});

test('a change has its sign and its tenths, and a minus is no hyphen', () => {
  expect([signed(1), signed(10.44), signed(-2.1), signed(0), points(-0.021)]).toEqual([
    '+1.0',
    '+10.4',
    '−2.1',
    '0.0',
    '−2.1',
  ]);
});

test('per cent is written as in the messages, which no line may part', () => {
  expect([percent(0.25), percent(1)]).toEqual(['25\u00a0%', '100\u00a0%']);
});
