// This is one live connection that heals itself. It knows nothing of the game: messages go in and out.

import { pause_ms } from './backoff';
import type { FromClient, FromServer } from './types';

const PING_MS = 20_000;
const PATIENCE_MS = 10_000;
// Another site's page, no such seat, no such table, shut out: asking again will not help.
const TURNED_AWAY = [4001, 4003, 4004, 4030];

/** A connection tells these things to whoever opened it. */
export interface LiveHandler {
  hear(message: FromServer): void;
  lost(): void;
}

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly token: string | null,
    readonly handler: LiveHandler,
  ) {
    for (const [target, event] of this.#wakers()) target.addEventListener(event, this.#wake);
    this.#connect();
  }

  /**
   * Sends a message and tells whether it went out. What could not be sent is not kept: after a break the state may be
   * another.
   */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    for (const [target, event] of this.#wakers()) target.removeEventListener(event, this.#wake);
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#received(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#broke(TURNED_AWAY.includes(event.code));
  }

  #opened(): void {
    this.send({ type: 'hello', token: this.token });
    this.#ping = setInterval(() => this.#probe(), PING_MS);
  }

  #received(message: FromServer): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    if (message.type === 'welcome') this.#failures = 0;
    this.handler.hear(message);
  }

  #broke(forGood = false): void {
    this.#drop();
    this.handler.lost();
    if (forGood) return this.close();
    this.#retry = setTimeout(() => this.#connect(), pause_ms(this.#failures));
    this.#failures += 1;
  }

  /** A line can be dead without anybody having closed it: a phone that slept, a router that forgot. */
  #probe(): void {
    this.send({ type: 'ping' });
    this.#doubt ??= setTimeout(() => this.#broke(), PATIENCE_MS);
  }

  /** Tries at once when the device is back, or makes sure that an open line still lives. */
  #wake = (): void => {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#probe();
  };

  #wakers(): [EventTarget, string][] {
    if (typeof window === 'undefined') return [];
    return [
      [window, 'online'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ];
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    clearInterval(this.#ping);
    this.#doubt = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** Gives the address of a table's live connection, seen from this page. */
export function liveAddress(id: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/live`;
}
