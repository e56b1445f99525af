import { expect, test } from 'vitest';
import { LANGUAGES } from '../speech/languages';
import { addsAids, asPrinted, invited, quick, shared } from './opening';

test('playing now is one person and bots, dealt at once', () => {
  expect(quick(3, 'Anna', 'novice')).toEqual({
    chairs: [
      { kind: 'here', name: 'Anna' },
      { kind: 'bot', bot: 'novice' },
      { kind: 'bot', bot: 'novice' },
    ],
    start: true,
    mixed: true,
  });
});

test('an invitation waits', () => {
  const opening = invited(['open', 'me', { bot: 'brother' }], 'Anna', { time_last: true });
  expect(opening.chairs.map((chair) => chair.kind)).toEqual(['open', 'here', 'bot']);
  expect([opening.start, opening.agreed]).toEqual([false, { time_last: true }]);
});

test('in French and Dutch time comes last, as their rulebooks print it', () => {
  const last = LANGUAGES.filter((language) => asPrinted({}, language).time_last);
  expect(last).toEqual(['fr', 'nl']);
});

test('a turn order that somebody chose stays, whatever the rulebook prints', () => {
  expect(asPrinted({ time_last: false, clock_s: 60 }, 'fr')).toEqual({ time_last: false, clock_s: 60 });
  expect(asPrinted({ time_last: true }, 'en')).toEqual({ time_last: true });
});

test.each([
  [undefined, 'public', true],
  ['none', 'all', true],
  ['public', 'all', true],
  ['all', 'public', false],
  ['public', 'none', false],
  ['none', undefined, false],
  [undefined, 'none', false],
] as const)('from %s to %s adds aids: %s', (before, wish, isMore) => {
  expect(addsAids(wish, before)).toBe(isMore);
});

test('one device seats everybody who has a name, then bots', () => {
  const opening = shared(['Anna', 'Bert'], 3, 'novice', {});
  expect(opening.chairs.map((chair) => chair.name ?? chair.bot)).toEqual(['Anna', 'Bert', 'novice']);
  expect(opening.start).toBe(true);
});
