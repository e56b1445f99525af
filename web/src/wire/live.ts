// This is one live connection that heals itself. It knows nothing of the game: messages go in and out.

import { pause_ms } from './backoff';
import type { FromClient, FromServer, Welcome } from './types';

/** This is the version of the protocol that this page speaks; it also speaks the one before. */
export const PROTOCOL: Welcome['protocol'] = 2;

const PING_MS = 5000; // of silence
const PATIENCE_MS = 5000; // for an answer
const OPENING_MS = 4000; // for a connection to open; a slow line gets twice as long the next time
const WELCOME_MS = 10_000; // for all that there is to know
const SERVER_STOPS = 1012; // and another one goes on
// Another site's page, no such seat, no such table, other rules, too old, a table too new for every server here, shut
// out: asking again will not help.
const TURNED_AWAY = [4001, 4003, 4004, 4014, 4015, 4016, 4030];

/** A connection tells these things to whoever opened it. */
export interface LiveHandler {
  hear(message: FromServer): void;
  lost(): void;
}

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    public token: string | null,
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
    socket.onclose = (event) => this.#broke(event.code);
    this.#wait(OPENING_MS * (this.#failures === 0 ? 1 : 2));
  }

  #opened(): void {
    this.send({ type: 'hello', token: this.token, protocol: PROTOCOL });
    this.#wait(WELCOME_MS);
  }

  #received(message: FromServer): void {
    if (message.type === 'welcome') {
      if (isTooOld(message)) return this.#broke(); // the next server may be a newer one
      this.#failures = 0;
    }
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(), PING_MS);
    this.handler.hear(message);
  }

  /** A server that stops has answered everything, and others are there: they are asked at once, though once only. */
  #broke(code?: number): void {
    this.#drop();
    this.handler.lost();
    if (code !== undefined && TURNED_AWAY.includes(code)) return this.close();
    const isSentOn = code === SERVER_STOPS && this.#failures === 0;
    this.#retry = setTimeout(() => this.#connect(), isSentOn ? 0 : pause_ms(this.#failures));
    this.#failures += 1;
  }

  /** Gives the connection up if nothing has come by then. */
  #wait(ms: number): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#broke(), ms);
  }

  /** A line can be dead without anybody having closed it: a phone that slept, a router that forgot. */
  #probe(): void {
    this.send({ type: 'ping' });
    if (this.#doubt === undefined) this.#wait(PATIENCE_MS);
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
    clearTimeout(this.#ping);
    this.#doubt = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** Tells whether a server speaks only versions that this page has forgotten; the first version did not say its number. */
function isTooOld({ protocol }: { protocol?: number }): boolean {
  return (protocol ?? 1) < PROTOCOL - 1;
}

/** Gives the address of a table's live connection, seen from this page. */
export function liveAddress(id: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/live`;
}
