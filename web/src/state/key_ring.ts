// This keeps the keys of the seats that this browser holds, one entry a table, so that two tabs never overwrite each
// other.

import type { Key, Table } from '../wire/types';
import type { KeptShare } from './share';

const PREFIX = 'abbey.table.';
const INVITED = 'abbey.invitation.';

/** A ring holds the keys to one table that this browser has been given seats at. */
export interface Ring {
  id: string;
  keys: Key[];
  names: string[]; // by seat, as last seen
  at: number; // when it was last visited, milliseconds since 1970
  shares?: KeptShare[]; // what this browser has added for the deal
  gathered?: boolean; // nothing more is to come from here for My abbey: its game was kept, or never will be
}

/** Stands for the seat of a key that came with a link: the table tells it in its first answer. */
export const UNTOLD = -1;

export function tokenInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('seat') || null;
}

export function seatLink(origin: string, id: string, token: string): string {
  return `${origin}/t/${encodeURIComponent(id)}#seat=${encodeURIComponent(token)}`;
}

/** Finds the invitation in an address: it lets people sit down at a table. */
export function invitationInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('invite') || null;
}

/** Returns the link to a table: to sit down with an invitation, or without one to watch. */
export function tableLink(origin: string, id: string, invitation: string | null): string {
  const link = `${origin}/t/${encodeURIComponent(id)}`;
  return invitation === null ? link : `${link}#invite=${encodeURIComponent(invitation)}`;
}

/** Tells whether links to this host lead other devices to themselves, and so to no table. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** Remembers an invitation while the table gathers: a page that is loaded again has nothing in its address. */
export function keepInvitation(id: string, invitation: string, store: Storage = sessionStorage): void {
  store.setItem(INVITED + id, invitation);
}

export const invitationTo = (id: string, store: Storage = sessionStorage): string | null => store.getItem(INVITED + id);

export function ringOf(id: string, store: Storage = localStorage): Ring | null {
  return read(store.getItem(PREFIX + id));
}

/** Lists all rings, the one visited last first. */
export function rings(store: Storage = localStorage): Ring[] {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  const found = names.filter((name) => name.startsWith(PREFIX)).map((name) => read(store.getItem(name)));
  return found.filter((ring) => ring !== null).sort((one, other) => other.at - one.at);
}

/** Puts keys on a table's ring; one that is there already stays as it is. */
export function keep(id: string, keys: Key[], store: Storage = localStorage): Ring {
  const old = ringOf(id, store);
  const fresh = keys.filter((key) => !old?.keys.some((held) => held.token === key.token));
  const names = old?.names ?? [];
  return write({ ...old, id, names, keys: [...(old?.keys ?? []), ...fresh], at: Date.now() }, store);
}

/** Remembers who sits there, for the list of tables. Only a table we hold keys of is remembered. */
export function visit(table: Table, store: Storage = localStorage): void {
  const ring = ringOf(table.id, store);
  if (ring === null) return;
  write({ ...ring, names: table.seats.map((seat) => seat.name), at: Date.now() }, store);
}

/** Remembers the seat of a key: a link does not tell it, the table does. */
export function learnSeat(id: string, key: Key, store: Storage = localStorage): void {
  const ring = ringOf(id, store);
  if (ring === null) return;
  write({ ...ring, keys: ring.keys.map((held) => (held.token === key.token ? key : held)) }, store);
}

/** Remembers what this browser adds for the deal, for when the deal is opened at the end. */
export function keepShare(id: string, share: KeptShare, store: Storage = localStorage): void {
  const ring = ringOf(id, store);
  if (ring !== null) write({ ...ring, shares: [...(ring.shares ?? []), share] }, store);
}

/** Remembers that a table's game need not be asked for again, so that a game that was erased stays so. */
export function markGathered(id: string, store: Storage = localStorage): void {
  const ring = ringOf(id, store);
  if (ring !== null) write({ ...ring, gathered: true }, store);
}

/** Forgets the key of a seat that was given up, or taken away. */
export function drop(id: string, token: string, store: Storage = localStorage): void {
  const ring = ringOf(id, store);
  if (ring === null) return;
  const keys = ring.keys.filter((key) => key.token !== token);
  if (keys.length === 0) forget(id, store);
  else write({ ...ring, keys }, store);
}

export function forget(id: string, store: Storage = localStorage): void {
  store.removeItem(PREFIX + id);
}

function write(ring: Ring, store: Storage): Ring {
  store.setItem(PREFIX + ring.id, JSON.stringify(ring));
  return ring;
}

function read(text: string | null): Ring | null {
  try {
    return text === null ? null : (JSON.parse(text) as Ring);
  } catch {
    return null; // somebody else wrote there: as good as nothing
  }
}
