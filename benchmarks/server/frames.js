// WebSocket frames (RFC 6455, 5.2) as both servers send them: whole messages, without a mask or an extension.

export const TEXT = 0x1;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;
const WHOLE = 0x80;
const MASKED = 0x80;
const LONG = 126; // the length follows in two bytes; one more: in eight
const KEY_BYTES = 4;

/**
 * A client's frame. Its mask is of zeros, so that the text goes out as it is.
 * @param {number} opcode @param {string} text @param {'utf8' | 'latin1'} [encoding]
 */
export function frameOf(opcode, text, encoding = 'utf8') {
  const size = Buffer.byteLength(text, encoding);
  const isLong = size >= LONG;
  const head = (isLong ? 4 : 2) + KEY_BYTES;
  const frame = Buffer.alloc(head + size);
  frame[0] = WHOLE | opcode;
  frame[1] = MASKED | (isLong ? LONG : size);
  if (isLong) frame.writeUInt16BE(size, 2);
  frame.write(text, head, encoding);
  return frame;
}

/**
 * Hand over every frame that has come whole, as opcode and text, and return where the first other one begins. Each byte is
 * one character of the text: that is enough to find what is ASCII, and its length is that of the message.
 * @param {Buffer} bytes @param {number} start @param {number} end @param {(opcode: number, text: string) => void} take
 */
export function takeFrames(bytes, start, end, take) {
  while (start + 2 <= end) {
    const length = bytes[start + 1];
    const head = length < LONG ? 2 : length === LONG ? 4 : 10;
    if (start + head > end) break;
    const size = length < LONG ? length : length === LONG ? bytes.readUInt16BE(start + 2) : longSize(bytes, start + 2);
    const next = start + head + size;
    if (next > end) break;
    if (!(bytes[start] & WHOLE)) throw new Error('A message came in pieces.');
    take(bytes[start] & ~WHOLE, bytes.latin1Slice(start + head, next));
    start = next;
  }
  return start;
}

/** @param {Buffer} bytes @param {number} at */
const longSize = (bytes, at) => Number(bytes.readBigUInt64BE(at));
