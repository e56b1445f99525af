// A match on boardgame.io's server, over socket.io's protocol on a WebSocket: an engine.io packet ("0" open,
// "2" ping, "3" pong, "4" message) around a socket.io packet ("0" connect, "2" event) of the game's namespace.

import { game, nthMove, PLAYERS } from './game.js';
import { fail, Line } from './line.js';

const SPACE = `/${game.name},`;
const TURN = game.turn.maxMoves;
let matches = 0;

export class BoardgameIoGame {
  ontold = () => {};
  bytes = 0;
  isOver = false; // it goes on for ever
  moves = 0;
  stateId = 0;
  waiting = PLAYERS.length; // viewers who have not heard of the last move
  match = `match${matches++}`;
  /** @type {Line[]} */
  lines = [];

  /** @param {string} address @returns {Promise<BoardgameIoGame>} */
  static async open(address) {
    const game = new BoardgameIoGame();
    await game.connect(address, 0); // the first to come makes the match
    await Promise.all(PLAYERS.slice(1).map((seat) => game.connect(address, Number(seat))));
    return game;
  }

  /** @param {string} address @param {number} seat @returns {Promise<void>} */
  connect(address, seat) {
    const live = new URL('socket.io/?EIO=4&transport=websocket', address.replace('http', 'ws')).href;
    return new Promise((ready) => {
      const line = new Line(live, (text) => this.hear(text, line, seat, ready));
      this.lines.push(line);
    });
  }

  /** @param {string} text @param {Line} line @param {number} seat @param {() => void} ready */
  hear(text, line, seat, ready) {
    if (text.startsWith(`42${SPACE}["update"`)) this.told(text);
    else if (text === '2') line.say('3');
    else if (text.startsWith('0')) line.say(`40${SPACE}`);
    else if (text.startsWith(`40${SPACE}`)) line.say(event('sync', this.match, String(seat), null, PLAYERS.length));
    else if (text.startsWith(`42${SPACE}["sync"`)) ready();
    else if (!text.startsWith(`42${SPACE}["matchData"`)) fail(text);
  }

  /** @param {string} text */
  told(text) {
    this.bytes = text.length;
    this.stateId = parseInt(text.slice(text.indexOf('"_stateID":') + '"_stateID":'.length), 10);
    this.waiting -= 1;
    if (this.waiting === 0) this.ontold();
  }

  move() {
    const seat = Math.floor(this.moves / TURN) % PLAYERS.length;
    const payload = { type: 'walk', args: nthMove(this.moves), playerID: String(seat) };
    this.waiting = PLAYERS.length;
    this.moves += 1;
    this.lines[seat].say(event('update', { type: 'MAKE_MOVE', payload }, this.stateId, this.match, String(seat)));
  }

  close() {
    for (const line of this.lines) line.close();
  }
}

/** @param {string} name @param {...unknown} args */
const event = (name, ...args) => `42${SPACE}${JSON.stringify([name, ...args])}`;
