import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { Archive, ArchiveError } from './archive';
import { kept, told } from './sample_games';

let factory: IDBFactory;
let archive: Archive;
beforeEach(() => {
  factory = new IDBFactory();
  archive = new Archive(factory, 3);
});

const troubleOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => (error instanceof ArchiveError ? error.trouble : error),
  );

test('games are kept over visits, the newest first', async () => {
  await archive.put([kept(1), kept(2)]);
  expect(await new Archive(factory).all()).toEqual([kept(2), kept(1)]);
  expect(await archive.ofTable('table1')).toEqual(kept(1));
  expect(await archive.ofTable('nowhere')).toBeNull();
});

test('a game is kept once', async () => {
  await archive.put([kept(1)]);
  await archive.put([kept(1, { told: told(1) })]);
  expect(await archive.all()).toEqual([kept(1, { told: told(1) })]);
  expect([await archive.has(kept(1).id), await archive.has(kept(2).id)]).toEqual([true, false]);
});

test('games that do not all find room are not kept at all', async () => {
  await archive.put([kept(1), kept(2)]);
  expect(await troubleOf(archive.put([kept(3), kept(4)]))).toBe('full');
  await archive.put([kept(2, { told: told(1) }), kept(3)]); // one of them is there already
  expect((await archive.all()).map(({ at }) => at)).toEqual([3_000_000, 2_000_000, 1_000_000]);
});

test('when the disk is full, nothing of what was to be kept is', async () => {
  await archive.put([kept(1)]);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own store below
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, game) {
    if ((game as { at: number }).at < 3_000_000) return put.call(this, game);
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await troubleOf(archive.put([kept(2), kept(3)]))).toBe('full');
  full.mockRestore();
  expect(await archive.all()).toEqual([kept(1)]);
});

test('a game that was erased does not come back when somebody has news about it', async () => {
  await archive.put([kept(1), kept(2)]);
  await archive.remove(kept(1).id);
  await archive.replace(kept(1, { told: told(1) }));
  await archive.replace(kept(2, { told: told(0) }));
  expect(await archive.all()).toEqual([kept(2, { told: told(0) })]);
  await archive.clear();
  expect(await archive.all()).toEqual([]);
});

test('a browser without a database says so', async () => {
  expect(await troubleOf(new Archive(undefined).all())).toBe('unavailable');
  const closed = { open: () => { throw new DOMException('private', 'SecurityError'); } }; // prettier-ignore
  expect(await troubleOf(new Archive(closed as unknown as IDBFactory).all())).toBe('unavailable');
});
