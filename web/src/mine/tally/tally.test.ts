import { expect, test } from 'vitest';
import { allWins, guesses, habitRows, mineOf, winsByMonk, winsByOpponent, winsByPlayers } from './tally';
import { shareOf } from './interval';
import { habit, kept, played, told } from '../archive/sample_games';

const four = told(1, {
  seat: 1,
  players: [played(), played({ name: 'Anna', bot: null, monk: 'grey', won: 1 }), played(), played({ bot: null })],
});

test('wins are counted by monk, in the order of the game', () => {
  const rows = winsByMonk([four, told(1), told(0), told(0.5)]);
  expect(rows.map(({ name, hits, of }) => [name, hits, of])).toEqual([
    ['red', 1.5, 3],
    ['grey', 1, 1],
  ]);
  expect(rows[0]?.share.middle).toBe(0.5);
});

test('wins are counted by number of players, beside what would be even', () => {
  const rows = winsByPlayers([four, told(1), told(0)]);
  expect(rows.map(({ name, hits, of, even }) => [name, hits, of, even])).toEqual([
    ['2', 1, 2, 0.5],
    ['4', 1, 1, 0.25],
  ]);
});

test('a game counts once for each kind of opponent: people first, then the levels from easy to hard', () => {
  const librarian = told(0, {
    players: [played({ bot: null }), played({ bot: 'librarian' }), played({ bot: 'novice' })],
  });
  const rows = winsByOpponent([librarian, four, told(1)]);
  expect(rows.map(({ name, hits, of }) => [name, hits, of])).toEqual([
    ['person', 1, 1],
    ['novice', 2, 3],
    ['librarian', 0, 1],
  ]);
});

test('the share of right guesses is that of the guesses counted, and a game is one observation for its interval', () => {
  const [right, named] = guesses([{ ...four, right: 3, named: 1 }, told(0, { right: 0, named: 1 })]);
  expect([right?.name, right?.hits, right?.of]).toEqual(['right', 3, 4]);
  expect([named?.name, named?.hits, named?.of]).toEqual(['named', 2, 4]);
  expect(right?.share).toEqual(shareOf((3 / 4) * 2, 2));
  expect(named?.share.middle).toBe(2 / 4);
  expect(guesses([])).toEqual([]);
});

test('only games count of which it is known which seat was mine', () => {
  const games = [
    kept(1, { told: told(1) }),
    kept(2, { told: null }),
    kept(3, { seats: [0, 1], seat: null, told: told(1) }),
    kept(4, { seats: [0, 1], seat: 1, told: told(1) }), // not worked out for this seat yet
  ];
  expect(mineOf(games)).toEqual([told(1)]);
  expect(allWins(mineOf(games)).map(({ hits, of }) => [hits, of])).toEqual([[1, 1]]);
});

test('a habit is judged only after enough games, and each game counts once', () => {
  const loud = [0.1, 0.12, 0.14, 0.1, 0.12].map((rise, index) =>
    told(0, { habits: [habit(index + 1, rise * (index + 1))] }),
  );
  const [few] = habitRows(loud.slice(0, 4));
  expect([few?.games, few?.turns, few?.rise, few?.verdict]).toEqual([4, 10, null, 'few']);
  const [enough] = habitRows(loud);
  expect([enough?.games, enough?.turns, enough?.verdict]).toEqual([5, 15, 'loud']);
  expect(enough?.rise?.middle).toBeCloseTo(0.116);
});

test('a habit that goes either way is not clear, one that misleads is said to, and a whisper is no habit', () => {
  const games = [0.2, -0.2, 0.2, -0.2, 0.1].map((rise, index) =>
    told(0, {
      habits: [
        habit(1, rise),
        habit(1, -0.1 - index / 100, 'other-spared'),
        habit(1, 0.003 + index / 10_000, 'own-loaded'),
      ],
    }),
  );
  expect(habitRows(games).map(({ habit, verdict }) => [habit, verdict])).toEqual([
    ['own-task', 'unclear'],
    ['own-loaded', 'faint'],
    ['other-spared', 'quiet'],
  ]);
});

test('games without habits count for wins, and leave no habit', () => {
  expect(habitRows([told(1, { habits: null })])).toEqual([]);
});
