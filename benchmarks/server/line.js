// One viewer's connection to a server, of ours or of boardgame.io: text goes out, text comes in.

import WebSocket from 'ws';

export class Line {
  /** @param {string} address @param {(text: string) => void} hear */
  constructor(address, hear) {
    this.socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.socket.on('message', (data) => hear(data.toString()));
    this.socket.on('error', (error) => fail(`${address}: ${error.message}`));
    this.socket.on('close', (code) => this.isClosing || fail(`${address} was closed with ${code}`));
    this.isClosing = false;
  }

  /** @param {string} text */
  say(text) {
    this.socket.send(text);
  }

  close() {
    this.isClosing = true;
    this.socket.close();
  }
}

/** A figure that was measured beside a failure is none. @param {string} why @returns {never} */
export function fail(why) {
  console.error(why);
  process.exit(1);
}
