// A game that this browser keeps: its record, which seats were held here, and what the server has said about it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OwnGame } from '../../wire/types';

export interface KeptGame {
  id: string; // the digest of its record: the same game is never kept twice
  record: string;
  table: string;
  seats: number[]; // that were held in this browser; several on a shared device
  seat: number | null; // which of them was mine; null until somebody says so
  at: number; // when it ended, or was last visited: milliseconds since 1970
  told: OwnGame | null; // what the server says about it
}

export type NewGame = Omit<KeptGame, 'id' | 'told'>;

/** Answers of this edition are kept; when the server's changes, every game is worked out again. */
const EDITION: OwnGame['edition'] = 1;
const editionOf = (told: OwnGame): number => told.edition; // what was kept may come from another page than this one

export function keptGame(game: NewGame): KeptGame {
  return { ...game, id: bytesToHex(sha256(utf8ToBytes(game.record))), told: null };
}

/** Says for which seat the server works the game out: without a choice, for one of those that were held. */
export const countedSeat = ({ seat, seats }: KeptGame): number => seat ?? seats[0] ?? 0;

/** Tells whether the server has to be asked about the game, at all or again. */
export function isUntold(game: KeptGame): boolean {
  return game.told === null || editionOf(game.told) !== EDITION || game.told.seat !== countedSeat(game);
}

/** Tells whether only the habits are missing: the server had nothing compiled when it was asked. */
export const lacksHabits = (game: KeptGame): boolean => !isUntold(game) && game.told?.habits === null;

/** Gives those of the games that are not among the others, each of them once. */
export function freshOf(games: KeptGame[], others: KeptGame[]): KeptGame[] {
  const known = new Set(others.map(({ id }) => id));
  return games.filter(({ id }) => !known.has(id) && known.add(id));
}
