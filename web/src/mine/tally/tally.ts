// What many games show: wins, guesses and habits, each with how often it was seen and how sure that makes it.

import { ordered } from '../../state/bots.svelte';
import type { HabitTurns, OwnGame } from '../../wire/types';
import { MONKS } from '../../wire/words';
import { meanOf, shareOf, sumOf, type Interval } from './interval';
import type { KeptGame } from '../archive/kept_game';

export const PERSON = 'person';
const RANDOM_GUESS = 1 / 5; // of who knows only their own monk
export const ENOUGH_GAMES = 5; // to say something about a habit
const AUDIBLE = 0.01; // of belief, as in an analysis: what tells less is not worth a word

type Habit = HabitTurns['habit'];

export interface ShareRow {
  name: string;
  hits: number; // wins, or right guesses
  of: number; // games, or guesses
  share: Interval;
  even: number; // what would be even
}

/** A habit gives its owner away, misleads, tells hardly anything, or is not clear yet; too few games tell nothing. */
export type Verdict = 'loud' | 'quiet' | 'faint' | 'unclear' | 'few';

export interface HabitRow {
  habit: Habit;
  games: number;
  turns: number;
  rise: Interval | null; // of belief with such a turn; null for too few games
  verdict: Verdict;
}

/** Returns what the server says about all games of which it is known which seat was mine. */
export function mineOf(games: KeptGame[]): OwnGame[] {
  return games.flatMap(({ seat, told }) => (told !== null && told.seat === seat ? [told] : []));
}

export const wonOf = (game: OwnGame): number => game.players[game.seat]?.won ?? 0;

export const winsByMonk = (games: OwnGame[]): ShareRow[] =>
  wins(
    games,
    (game) => [game.players[game.seat]?.monk ?? ''],
    (names) => MONKS.filter((monk) => names.includes(monk)),
  );

export const winsByPlayers = (games: OwnGame[]): ShareRow[] =>
  wins(
    games,
    (game) => [String(game.players.length)],
    (names) => names.toSorted(),
  );

/** Counts a game once for each kind of opponent that sat there, however many there were. */
export const winsByOpponent = (games: OwnGame[]): ShareRow[] =>
  wins(games, opponentsOf, (names) => [
    ...names.filter((name) => name === PERSON),
    ...ordered(names.filter((name) => name !== PERSON)),
  ]);

export function allWins(games: OwnGame[]): ShareRow[] {
  return wins(
    games,
    () => ['all'],
    (names) => names,
  );
}

const opponentsOf = (game: OwnGame): string[] => [
  ...new Set(game.players.filter((_, seat) => seat !== game.seat).map(({ bot }) => bot ?? PERSON)),
];

function wins(games: OwnGame[], names: (game: OwnGame) => string[], order: (names: string[]) => string[]): ShareRow[] {
  const found = [...new Set(games.flatMap(names))];
  return order(found).map((name) => {
    const here = games.filter((game) => names(game).includes(name));
    const [hits, of] = [sumOf(here.map(wonOf)), here.length];
    const even = sumOf(here.map((game) => 1 / game.players.length)) / of;
    return { name, hits, of, share: shareOf(hits, of), even };
  });
}

/** Counts how many of the own guesses were right, and how many guesses of others hit. */
export function guesses(games: OwnGame[]): ShareRow[] {
  if (games.length === 0) return [];
  const of = sumOf(games.map(othersIn));
  const row = (name: string, hitsIn: (game: OwnGame) => number): ShareRow => {
    const hits = sumOf(games.map(hitsIn));
    // The guesses of one game are not independent: the interval is as wide as if a game were one guess.
    return { name, hits, of, share: shareOf((hits / of) * games.length, games.length), even: RANDOM_GUESS };
  };
  return [row('right', (game) => game.right), row('named', (game) => game.named)];
}

const othersIn = (game: OwnGame): number => game.players.length - 1;

/** Says how loud each habit is, the loudest first. Every game counts once, with the mean of its turns. */
export function habitRows(games: OwnGame[]): HabitRow[] {
  const found = new Set(games.flatMap(({ habits }) => (habits ?? []).map(({ habit }) => habit)));
  const rows = [...found].map((habit) => habitRow(habit, games));
  return rows.sort((one, other) => loudness(other) - loudness(one));
}

/** Those about which nothing can be said yet come last, the most frequent of them first. */
const loudness = ({ rise, games }: HabitRow): number => rise?.middle ?? games / 1e6 - 2;

function habitRow(habit: Habit, games: OwnGame[]): HabitRow {
  const found = games.flatMap(({ habits }) => (habits ?? []).filter((one) => one.habit === habit));
  const isEnough = found.length >= ENOUGH_GAMES;
  const rise = isEnough ? meanOf(found.map((one) => one.rise / one.turns)) : null;
  return { habit, games: found.length, turns: sumOf(found.map(({ turns }) => turns)), rise, verdict: verdictOn(rise) };
}

function verdictOn(rise: Interval | null): Verdict {
  if (rise === null) return 'few';
  if (rise.low > -AUDIBLE && rise.high < AUDIBLE) return 'faint';
  if (rise.low > 0 && rise.middle >= AUDIBLE) return 'loud';
  return rise.high < 0 && rise.middle <= -AUDIBLE ? 'quiet' : 'unclear';
}
