// One viewer's connection to a server, of ours or of boardgame.io: text goes out, text comes in. It is a WebSocket with little
// work for each message, because the load generator may share its cores with the server that it measures.

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { CLOSE, frameOf, PING, PONG, TEXT, takeFrames } from './frames.js';

const CAME = Buffer.alloc(65536); // what has just come, on whichever line: it is taken before anything else comes
const NOTHING = Buffer.alloc(0);
const HEAD_END = '\r\n\r\n';

export class Line {
  isOpen = false;
  isClosing = false;
  begun = NOTHING; // what came of a message that is not whole yet

  /** @param {string} address @param {(text: string) => void} hear @param {() => void} [greet] once the line is open */
  constructor(address, hear, greet = () => {}) {
    this.address = address;
    this.hear = hear;
    this.greet = greet;
    const { hostname, port, pathname, search, host } = new URL(address);
    const callback = (/** @type {number} */ size) => this.receive(size);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: CAME, callback } });
    this.socket.write(upgrade(pathname + search, host));
    this.socket.on('error', (error) => this.isClosing || fail(`${address}: ${error.message}`));
    this.socket.on('close', () => this.isClosing || fail(`${address} was closed`));
  }

  /** @param {number} size how many bytes have come @returns {boolean} whether more may come */
  receive(size) {
    const bytes = this.begun.length > 0 ? Buffer.concat([this.begun, CAME.subarray(0, size)]) : CAME;
    const end = this.begun.length + size;
    const start = this.isOpen ? takeFrames(bytes, 0, end, this.take) : this.open(bytes, end);
    this.begun = start < end ? Buffer.from(bytes.subarray(start, end)) : NOTHING;
    return true;
  }

  /** Read the answer to the handshake and what follows it; return where what is not whole begins. @param {Buffer} bytes @param {number} end */
  open(bytes, end) {
    const head = bytes.latin1Slice(0, end);
    const headEnd = head.indexOf(HEAD_END);
    if (headEnd === -1) return 0;
    if (!head.startsWith('HTTP/1.1 101')) fail(`${this.address}: ${head}`);
    this.isOpen = true;
    this.greet();
    return takeFrames(bytes, headEnd + HEAD_END.length, end, this.take);
  }

  take = (/** @type {number} */ opcode, /** @type {string} */ text) => {
    if (this.isClosing) return;
    if (opcode === TEXT) this.hear(text);
    else if (opcode === PING) this.socket.write(frameOf(PONG, text, 'latin1'));
    else if (opcode !== PONG) fail(`${this.address} sent a frame of kind ${opcode}: ${text}`);
  };

  /** @param {string} text */
  say(text) {
    this.socket.write(frameOf(TEXT, text));
  }

  close() {
    this.isClosing = true;
    this.socket.end(frameOf(CLOSE, ''));
  }
}

/** @param {string} path @param {string} host */
const upgrade = (path, host) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}${HEAD_END}`,
  ].join('\r\n');

/** A figure that was measured beside a failure is none. @param {string} why @returns {never} */
export function fail(why) {
  console.error(why);
  process.exit(1);
}
