import { expect, test } from 'vitest';
import { GameFileError, readGames, writeGames, type Fault } from './game_file';
import { freshOf } from './kept_game';
import { kept, record, told } from './sample_games';

const GAMES = [kept(1, { told: told(1) }), kept(2, { seats: [0, 2], seat: null }), kept(3, { seats: [0, 2], seat: 2 })];

function faultOf(text: string): [Fault, number] | null {
  try {
    readGames(text);
    return null;
  } catch (error) {
    if (error instanceof GameFileError) return [error.fault, error.number];
    throw error;
  }
}

const changed = (change: object): string =>
  JSON.stringify({ format: 'abbey games', version: 1, games: [{ ...plain(1) }, { ...plain(2), ...change }] });

const plain = (number: number): object => ({ record: record(number), table: 'cloister', seats: [0], seat: 0, at: 1 });

test('what was written is read again, without what the server said', () => {
  expect(readGames(writeGames(GAMES))).toEqual(GAMES.map((game) => ({ ...game, told: null })));
  expect(writeGames(GAMES)).not.toContain('edition');
});

test('games that are known already, or come twice, are recognised by their records', () => {
  const found = readGames(writeGames([...GAMES, kept(4), kept(4)]));
  expect(freshOf(found, GAMES).map(({ id }) => id)).toEqual([kept(4).id]);
});

test.each([
  ['nothing', '', 'other'],
  ['no JSON', 'Abbey record\nrules: 1\n', 'other'],
  ['a list', '[]', 'other'],
  ['null', 'null', 'other'],
  ['another file', '{"games": []}', 'other'],
  ['no games', '{"format": "abbey games", "version": 1}', 'other'],
  ['a newer file', '{"format": "abbey games", "version": 2, "games": []}', 'newer'],
  ['half a file', writeGames(GAMES).slice(0, 200), 'other'],
])('%s is refused', (_, text, fault) => {
  expect(faultOf(text)?.[0]).toBe(fault);
});

test.each([
  ['no record', { record: 7 }],
  ['another text', { record: 'Once upon a time' }],
  ['no seat at all', { seats: [] }],
  ['a seat that no table has', { seats: [5], seat: 5 }],
  ['a seat that was not held', { seats: [0], seat: 1 }],
  ['half a seat', { seats: [0.5], seat: 0.5 }],
  ['too many seats', { seats: [0, 1, 2, 3, 4, 0] }],
  ['the same seat twice', { seats: [0, 0], seat: 0 }],
  ['no table', { table: null }],
  ['no day', { at: 'yesterday' }],
  ['a day beyond all calendars', { at: 1e300 }],
])('a game with %s is named', (_, change) => {
  expect(faultOf(changed(change))).toEqual(['game', 2]);
});

test('the file of the tests is right otherwise', () => {
  expect(faultOf(changed({}))).toBeNull();
});
