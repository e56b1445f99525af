// All games of the archive in one file, to keep elsewhere or to carry to another browser. It holds no keys to seats.

import { keptGame, type KeptGame, type NewGame } from './kept_game';

const FORMAT = 'abbey games';
const VERSION = 1;
export const MOST_BYTES = 30_000_000;
const MOST_SEATS = 5;
const TITLE = 'Abbey record\n';

/** Says what is wrong with a file: it is another kind of file, too long, from a newer page, or broken. */
export type Fault = 'other' | 'large' | 'newer' | 'game';

export class GameFileError extends Error {
  constructor(
    readonly fault: Fault,
    readonly number = 0, // of the game that cannot be read, from 1
  ) {
    super(`The file cannot be read: ${fault} ${number}.`);
  }
}

/** Writes games as text. What the server said about them is left out: it can be asked again. */
export function writeGames(games: KeptGame[]): string {
  const kept = games.map(({ id: _, told: __, ...game }): NewGame => game);
  return JSON.stringify({ format: FORMAT, version: VERSION, games: kept }, null, 1) + '\n';
}

export function readGames(text: string): KeptGame[] {
  if (text.length > MOST_BYTES) throw new GameFileError('large');
  const file = parsed(text);
  if (!isObject(file) || file['format'] !== FORMAT || !Array.isArray(file['games'])) throw new GameFileError('other');
  if (file['version'] !== VERSION) throw new GameFileError('newer');
  return file['games'].map((game: unknown, index) => keptGame(checked(game, index + 1)));
}

function checked(game: unknown, number: number): NewGame {
  if (!isObject(game)) throw new GameFileError('game', number);
  const { record, table, seats, seat, at } = game;
  const isRight =
    typeof record === 'string' &&
    record.startsWith(TITLE) &&
    typeof table === 'string' &&
    areSeats(seats) &&
    (seat === null || (isSeat(seat) && seats.includes(seat))) &&
    typeof at === 'number' &&
    Number.isFinite(new Date(at).getTime());
  if (!isRight) throw new GameFileError('game', number);
  return { record, table, seats, seat, at };
}

const areSeats = (seats: unknown): seats is number[] =>
  Array.isArray(seats) && seats.length > 0 && new Set(seats).size === seats.length && seats.every(isSeat);

const isSeat = (seat: unknown): seat is number =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < MOST_SEATS;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
