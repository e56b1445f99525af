import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, rings, ringOf } from '../../state/key_ring';
import { MemoryStorage } from '../../state/memory_storage';
import { Refusal } from '../../wire/refusal';
import type { Glance, Table } from '../../wire/types';
import { Archive } from './archive';
import { gather, keepEnded, type Sources } from './gathering';
import { record } from './sample_games';

let archive: Archive;
let store: Storage;
let tables: Record<string, Partial<Table>>;
const readRecord = vi.fn((id: string) => Promise.resolve(record(id.length)));
let sources: Sources;

beforeEach(() => {
  archive = new Archive(new IDBFactory());
  store = new MemoryStorage();
  tables = {};
  readRecord.mockClear();
  sources = { glanceAt, readRecord, store };
});

function glanceAt(id: string): Promise<Glance> {
  const table = tables[id];
  if (table === undefined) return Promise.reject(new Refusal('no-such-table', 'There is no table at this address.'));
  return Promise.resolve({ table: { id, lesson: null, what_if: null, ...table } as Table, owing: [] });
}

const asked = (): Promise<void> => gather(rings(store), archive, sources);
const key = (seat: number): { seat: number; token: string } => ({ seat, token: `token${seat}` });

test('a game that is over is kept, with the seat that was held', async () => {
  tables = { cloister: { stage: 'over' } };
  const { at } = keep('cloister', [key(2)], store);
  await asked();
  expect(await archive.all()).toMatchObject([
    { table: 'cloister', seats: [2], seat: 2, at, record: record(8), told: null },
  ]);
});

test('nobody says which of several seats was whose', async () => {
  tables = { cloister: { stage: 'over' } };
  keep('cloister', [key(3), key(0)], store);
  await asked();
  expect(await archive.all()).toMatchObject([{ seats: [0, 3], seat: null }]);
});

test('the record of a game that runs is never asked for, and its table is asked again', async () => {
  tables = { cloister: { stage: 'playing' }, garden: { stage: 'gathering' } };
  keep('cloister', [key(0)], store);
  keep('garden', [key(0)], store);
  await asked();
  expect(readRecord).not.toHaveBeenCalled();
  expect(await archive.all()).toEqual([]);
  tables = { cloister: { stage: 'over' }, garden: { stage: 'playing' } };
  await asked();
  expect((await archive.all()).map(({ table }) => table)).toEqual(['cloister']);
});

test('games that were called off, lessons and tables that are gone leave nothing, and are not asked about again', async () => {
  tables = { cloister: { stage: 'called-off' }, garden: { stage: 'over', lesson: 'first-day' } };
  for (const id of ['cloister', 'garden', 'crypt']) keep(id, [key(0)], store);
  await asked();
  expect(await archive.all()).toEqual([]);
  expect(readRecord).not.toHaveBeenCalled();
  expect(rings(store).map(({ gathered }) => gathered)).toEqual([true, true, true]);
});

test('a game that was erased is not fetched again', async () => {
  tables = { cloister: { stage: 'over' } };
  keep('cloister', [key(0)], store);
  await asked();
  await archive.clear();
  await asked();
  expect(await archive.all()).toEqual([]);
});

test('a seat that came with a link is waited for until the table has told it', async () => {
  tables = { cloister: { stage: 'over' } };
  keep('cloister', [key(-1)], store);
  await asked();
  expect([await archive.all(), ringOf('cloister', store)?.gathered]).toEqual([[], undefined]);
});

test('a game that does not find room stays with the server, to be fetched another time', async () => {
  tables = { cloister: { stage: 'over' } };
  keep('cloister', [key(0)], store);
  await expect(gather(rings(store), new Archive(new IDBFactory(), 0), sources)).rejects.toThrow('full');
  expect(ringOf('cloister', store)?.gathered).toBeUndefined();
});

test('a game that ends before one’s eyes is kept at once, if a seat is held there', async () => {
  keep('cloister', [key(1)], store);
  const ended = (id: string, stage: Table['stage']): Table => ({ id, stage, lesson: null, what_if: null }) as Table;
  await keepEnded(ended('garden', 'over'), archive, sources);
  await keepEnded(ended('cloister', 'playing'), archive, sources);
  expect(await archive.all()).toEqual([]);
  await keepEnded(ended('cloister', 'over'), archive, sources);
  await keepEnded(ended('cloister', 'over'), archive, sources);
  expect(await archive.all()).toMatchObject([{ table: 'cloister', seat: 1 }]);
  expect(readRecord).toHaveBeenCalledOnce();
});
