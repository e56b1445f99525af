// Puts load on a server and prints what it bore, as one JSON object. Before that come two lines, `counting` and `counted`: the
// moves between them are those of the first figure, and whoever reads along can look what the server uses meanwhile.
// Usage: node load.js abbey|abbey-together|boardgame.io ADDRESS[,ADDRESS...] GAMES SECONDS [RATE]
//
// First every game has one move on its way all the time: how many moves a second? Then moves come at a fixed rate, whether
// the server keeps up or not: how long from sending a move until every viewer of the game has heard of it? The rate is RATE,
// or 85 % of what the server has just done. With several addresses the players of each game are spread over them, or all at
// one (`abbey-together`).

import { performance } from 'node:perf_hooks';
import { AbbeyGame } from './abbey.js';
import { BoardgameIoGame } from './boardgameio.js';
import { allAtOnce, atRate } from './loops.js';

/** @type {Record<string, (address: string) => Promise<Game>>} */
const OPEN = {
  abbey: (address) => AbbeyGame.open(address),
  'abbey-together': (address) => AbbeyGame.open(address, 'together'),
  'boardgame.io': (address) => BoardgameIoGame.open(address),
};
const HELD = 0.85; // at nine tenths boardgame.io falls behind in some runs
const AT_A_TIME = 50;

/** @typedef {AbbeyGame | BoardgameIoGame} Game */

/** @param {() => Promise<Game>} open @param {number} count @returns {Promise<Game[]>} */
async function openAll(open, count) {
  /** @type {Game[]} */
  const games = [];
  while (games.length < count) {
    const some = Array.from({ length: Math.min(AT_A_TIME, count - games.length) }, open);
    games.push(...(await Promise.all(some)));
  }
  return games;
}

/**
 * Run a loop over fresh games.
 * @template T @param {() => Promise<Game>} open @param {number} count @param {(games: Game[]) => Promise<T>} loop
 */
async function overFreshGames(open, count, loop) {
  const games = await openAll(open, count);
  const before = performance.eventLoopUtilization();
  const result = await loop(games);
  const busy = performance.eventLoopUtilization(before).utilization;
  const bytes = games.reduce((sum, game) => sum + game.bytes, 0) / games.length;
  for (const game of games) game.close();
  return { ...result, busy, bytes };
}

/** @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const [kind, address, count, seconds, wanted] = process.argv.slice(2);
const open = () => OPEN[kind](address);
const flat = await overFreshGames(open, Number(count), (games) => allAtOnce(games, open, Number(seconds)));
const rate = wanted ? Number(wanted) : HELD * flat.rate;
const paced = await overFreshGames(open, Number(count), (games) => atRate(games, open, Number(seconds), rate));
const sorted = paced.latencies.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    games: Number(count),
    counted_moves: flat.counted,
    moves_per_s: flat.rate,
    update_bytes: flat.bytes,
    load_busy: flat.busy,
    paced_moves_per_s: rate,
    paced_done_per_s: paced.rate,
    p50_ms: quantile(sorted, 0.5),
    p99_ms: quantile(sorted, 0.99),
    paced_load_busy: paced.busy,
  }),
);
process.exit(0);
