// Games that are over are fetched from the server, for the tables whose seats this browser holds. A game that runs is
// never asked for.

import { lessonTable } from '../../state/lesson';
import { markGathered, ringOf, type Ring } from '../../state/key_ring';
import { glanceAt, readRecord } from '../../wire/http';
import { Refusal } from '../../wire/refusal';
import type { Table } from '../../wire/types';
import { Archive } from './archive';
import { keptGame, type NewGame } from './kept_game';
import { patiently } from './patience';

export interface Sources {
  glanceAt: typeof glanceAt;
  readRecord: typeof readRecord;
  store: Storage;
}

const usual = (): Sources => ({ glanceAt, readRecord, store: localStorage });

/** Keeps the game of a table that has just ended. Whatever stops it is tried again when My abbey is opened. */
export async function keepEnded(table: Table, archive = new Archive(), sources = usual()): Promise<void> {
  const ring = ringOf(table.id, sources.store);
  if (ring !== null && isDue(ring, sources.store)) await keepGame(ring, table, Date.now(), archive, sources);
}

/** Keeps the games of all these tables that are over. */
export async function gather(rings: Ring[], archive: Archive, sources = usual()): Promise<void> {
  for (const ring of rings.filter((one) => isDue(one, sources.store))) {
    const table = await tableOf(ring, sources);
    if (table === 'gone') markGathered(ring.id, sources.store);
    else await keepGame(ring, table, ring.at, archive, sources);
  }
}

/** A seat that came with a link is not known until the table was visited. */
const isDue = (ring: Ring, store: Storage): boolean =>
  !ring.gathered && ring.id !== lessonTable(store) && seatsOf(ring).length > 0;

const seatsOf = (ring: Ring): number[] => [...new Set(ring.keys.map((key) => key.seat))].filter((seat) => seat >= 0);

async function tableOf(ring: Ring, sources: Sources): Promise<Table | 'gone'> {
  try {
    return (await patiently(() => sources.glanceAt(ring.id))).table;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-such-table') return 'gone';
    throw error;
  }
}

async function keepGame(ring: Ring, table: Table, at: number, archive: Archive, sources: Sources): Promise<void> {
  if (table.stage !== 'over' && table.stage !== 'called-off') return;
  if (table.stage === 'over' && table.lesson === null && table.what_if === null) {
    const record = await patiently(() => sources.readRecord(ring.id));
    const game = keptGame(newGame(ring, record, at));
    if (!(await archive.has(game.id))) await archive.put([game]);
  }
  markGathered(ring.id, sources.store);
}

function newGame(ring: Ring, record: string, at: number): NewGame {
  const seats = seatsOf(ring).sort((one, other) => one - other);
  return { record, table: ring.id, seats, seat: seats.length === 1 ? (seats[0] ?? null) : null, at };
}
