// The archive keeps finished games in this browser's database. What is written is written whole or not at all.

import type { KeptGame } from './kept_game';

const NAME = 'abbey';
const GAMES = 'games';
export const MOST_GAMES = 1000; // some five megabytes

/** Says why nothing was kept: there is no room, or the browser has no place for it. */
export type Trouble = 'full' | 'unavailable';

export class ArchiveError extends Error {
  constructor(readonly trouble: Trouble) {
    super(`The archive is ${trouble}.`);
  }
}

export class Archive {
  #opened: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly factory: IDBFactory | undefined = globalThis.indexedDB,
    private readonly most = MOST_GAMES,
  ) {}

  /** Returns all games, the newest first. */
  async all(): Promise<KeptGame[]> {
    const games = await this.#ask('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>);
    return games.sort((one, other) => other.at - one.at);
  }

  async has(id: string): Promise<boolean> {
    return (await this.#ask('readonly', (store) => store.count(id))) > 0;
  }

  async ofTable(table: string): Promise<KeptGame | null> {
    return (await this.all()).find((game) => game.table === table) ?? null;
  }

  /** Writes these games over what was kept of them; if not all of them find room, none is written. */
  async put(games: KeptGame[]): Promise<void> {
    const known = new Set(await this.#ask('readonly', (store) => store.getAllKeys()));
    for (const { id } of games) known.add(id);
    if (known.size > this.most) throw new ArchiveError('full');
    await this.#change((store) => games.forEach((game) => store.put(game)));
  }

  /** Writes this over what is kept of the game; one that was erased meanwhile stays away. */
  async replace(game: KeptGame): Promise<void> {
    await this.#change((store) => {
      const kept = store.count(game.id);
      kept.onsuccess = () => kept.result > 0 && store.put(game);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#change((store) => store.delete(id));
  }

  async clear(): Promise<void> {
    await this.#change((store) => store.clear());
  }

  async #ask<Answer>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
    const database = await this.#open();
    return answer(ask(database.transaction(GAMES, mode).objectStore(GAMES)));
  }

  async #change(change: (store: IDBObjectStore) => unknown): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(GAMES, 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(troubleOf(transaction.error));
    });
    try {
      change(transaction.objectStore(GAMES));
    } catch (error) {
      transaction.abort();
      await done.catch(() => undefined);
      throw troubleOf(error);
    }
    await done;
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= this.#opening();
    return this.#opened;
  }

  async #opening(): Promise<IDBDatabase> {
    if (this.factory === undefined) throw new ArchiveError('unavailable');
    try {
      const request = this.factory.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
      return await answer(request);
    } catch {
      this.#opened = null;
      throw new ArchiveError('unavailable');
    }
  }
}

function answer<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
}

function troubleOf(error: unknown): ArchiveError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new ArchiveError(isFull ? 'full' : 'unavailable');
}
