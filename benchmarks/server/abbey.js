// A game at a table of ours, over the live connection. Only what the next move needs is read from a message.

import { PLAYERS } from './game.js';
import { fail, Line } from './line.js';

/** @typedef {{ table: { id: string }, keys: { token: string }[] }} Opened */

const CHAIRS = PLAYERS.map((name) => ({ kind: 'here', name }));
let opened = 0; // games, by one server after the other

export class AbbeyGame {
  ontold = () => {};
  bytes = 0;
  isOver = false;
  /** @type {Seat[]} */
  seats = [];
  waiting = 0; // viewers who have not heard of the last move

  /**
   * Open a game at one of the servers; its players are spread over all of them, or all at that one.
   * @param {string} addresses @param {'spread' | 'together'} [place] @returns {Promise<AbbeyGame>}
   */
  static async open(addresses, place = 'spread') {
    const servers = addresses.split(',');
    const first = opened++ % servers.length;
    const address = servers[first];
    const body = JSON.stringify({ chairs: CHAIRS, start: true });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL('api/tables', address), { method: 'POST', body, headers });
    if (answer.status !== 201) fail(`No table: ${await answer.text()}`);
    const { table, keys } = /** @type {Opened} */ (await answer.json());
    const live = servers.map((one) => new URL(`api/tables/${table.id}/live`, one.replace('http', 'ws')).href);
    const game = new AbbeyGame();
    await new Promise((resolve) => {
      game.ontold = () => resolve(undefined);
      game.waiting = keys.length;
      game.seats = keys.map(({ token }, seat) => {
        const server = place === 'together' ? first : seat % live.length;
        return new Seat(game, live[server], token);
      });
    });
    return game;
  }

  move() {
    const mover = this.seats.find((seat) => seat.legal.length > 0) ?? fail('Nobody has anything to decide.');
    this.waiting = this.seats.length;
    mover.play();
  }

  hear() {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.isOver = this.seats.every((seat) => seat.legal.length === 0);
    this.ontold();
  }

  close() {
    for (const seat of this.seats) seat.line.close();
  }
}

class Seat {
  /** @type {string[]} */
  legal = [];
  question = 0;

  /** @param {AbbeyGame} game @param {string} live @param {string} token */
  constructor(game, live, token) {
    this.game = game;
    const hello = JSON.stringify({ type: 'hello', token });
    this.line = new Line(
      live,
      (text) => this.hear(text),
      () => this.line.say(hello),
    );
  }

  /** @param {string} text */
  hear(text) {
    if (text.startsWith('{"type":"presence"')) return;
    if (!text.startsWith('{"type":"update"') && !text.startsWith('{"type":"welcome"')) fail(text);
    const own = text.indexOf('"own":{'); // left out when it is as it was
    if (own !== -1) this.learn(text.slice(own));
    this.game.bytes = text.length;
    this.game.hear();
  }

  /** @param {string} own */
  learn(own) {
    const legal = own.indexOf('"legal":') + '"legal":'.length;
    this.legal = JSON.parse(own.slice(legal, own.indexOf(']', legal) + 1));
    this.question = parseInt(own.slice(own.indexOf('"question":', legal) + '"question":'.length), 10);
  }

  play() {
    const action = this.legal[this.question % this.legal.length];
    this.line.say(`{"type":"play","question":${this.question},"action":"${action}"}`);
  }
}
