// The two ways of putting load on games: as much as they bear, and at a fixed rate. A game that ends makes room for a new
// one; moves before the warm-up is over are played and not counted.

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const WARM_UP = 0.3; // of the time that counts, and before it

/** @typedef {import('./load.js').Game} Game */

/**
 * Every game always has one move on its way.
 * @param {Game[]} games @param {() => Promise<Game>} open @param {number} seconds
 */
export async function allAtOnce(games, open, seconds) {
  let moves = 0;
  let goesOn = true;
  const go = (/** @type {number} */ index) => {
    games[index].ontold = () => {
      moves += 1;
      if (goesOn) next(index);
    };
    games[index].move();
  };
  const next = (/** @type {number} */ index) => {
    if (games[index].isOver) replace(games, index, open).then(() => go(index));
    else games[index].move();
  };
  games.forEach((_, index) => go(index));
  await sleep(WARM_UP * seconds * 1000);
  console.log('counting');
  const [before, began] = [moves, performance.now()];
  await sleep(seconds * 1000);
  const counted = moves - before;
  const rate = (counted / (performance.now() - began)) * 1000;
  console.log('counted');
  goesOn = false;
  await sleep(1000);
  return { rate, counted };
}

/**
 * Game `index` moves at `index / rate` and then every `games / rate` seconds. A move that is due while the one before is still
 * on its way is sent after it, and counts from when it was due.
 * @param {Game[]} games @param {() => Promise<Game>} open @param {number} seconds @param {number} rate
 */
export async function atRate(games, open, seconds, rate) {
  const start = performance.now();
  const counted = start + WARM_UP * seconds * 1000;
  const end = counted + seconds * 1000;
  /** @type {number[]} */
  const latencies = [];
  /** @type {number[][]} */
  const due = games.map(() => []); // by game: when the moves on their way and waiting were due
  const send = (/** @type {number} */ index) => {
    games[index].ontold = () => told(index);
    games[index].move();
  };
  const told = (/** @type {number} */ index) => {
    const from = due[index].shift() ?? 0;
    if (from >= counted) latencies.push(performance.now() - from);
    if (games[index].isOver) reopen(index);
    else if (due[index].length > 0) send(index);
  };
  const reopen = async (/** @type {number} */ index) => {
    const waiting = due[index].length;
    due[index] = [Infinity]; // nothing is sent meanwhile
    await replace(games, index, open);
    due[index] = Array(waiting).fill(performance.now());
    if (waiting > 0) send(index);
  };
  let sent = 0;
  for (; performance.now() < end; await sleep(1)) {
    for (; sent < ((performance.now() - start) / 1000) * rate; sent += 1) {
      const index = sent % games.length;
      due[index].push(performance.now());
      if (due[index].length === 1) send(index);
    }
  }
  const done = latencies.length / seconds;
  await sleep(1000);
  const late = due.flat().filter((from) => counted <= from && from < end); // whoever waits still has waited so long
  return { rate: done, latencies: [...latencies, ...late.map((from) => performance.now() - from)] };
}

/** @param {Game[]} games @param {number} index @param {() => Promise<Game>} open */
async function replace(games, index, open) {
  games[index].close();
  games[index] = await open();
}
