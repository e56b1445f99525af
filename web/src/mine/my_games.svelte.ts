// My games, as the page shows them: fetched, worked out one after the other, brought in from a file, erased.

import { refusalText } from '../speech/refusals';
import { t } from '../speech/speech.svelte';
import { forget } from '../state/keepsakes';
import { rings } from '../state/key_ring';
import { readOwnGame } from '../wire/http';
import { Refusal } from '../wire/refusal';
import { Archive, ArchiveError } from './archive/archive';
import { GameFileError, MOST_BYTES, readGames, writeGames } from './archive/game_file';
import { gather } from './archive/gathering';
import { countedSeat, freshOf, isUntold, lacksHabits, type KeptGame } from './archive/kept_game';
import { patiently, pause } from './archive/patience';

/** After these answers a game is of no use here, and never will be. */
const UNREADABLE = new Set([
  'bad-record',
  'broken-commitment',
  'no-such-seat',
  'not-over',
  'too-large',
  'what-if-game',
]);
const PACE_MS = 400; // between two games: others behind the same address want something of the server too

export interface Surroundings {
  archive: Archive;
  gather: (games: Archive) => Promise<void>;
  readOwnGame: typeof readOwnGame;
  pause: typeof pause;
  store: Storage; // where notebooks and solved puzzles are kept
}

const usual = (): Surroundings => ({
  archive: new Archive(),
  gather: (archive) => gather(rings(), archive),
  readOwnGame,
  pause,
  store: localStorage,
});

export class MyGames {
  games = $state.raw<KeptGame[]>([]);
  isThere = $state(false); // what was kept has been read
  isAsking = $state(false);
  isSlow = $state(false); // the server has nothing compiled, so it leaves habits out
  news = $state('');
  problem = $state('');
  left = $derived(this.games.filter(isUntold).length);
  #reading: Promise<void> | null = null;
  #isClosed = false;

  constructor(private readonly around: Surroundings = usual()) {}

  async open(): Promise<void> {
    await this.#carefully(async () => {
      await this.#load();
      this.isThere = this.games.length > 0;
      this.isAsking = true;
      await this.around.gather(this.around.archive);
    });
    this.isAsking = false;
    await this.#carefully(() => this.#load());
    this.isThere = true;
    await this.read();
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Lets the server work out every game that it has not, one after the other. */
  read(): Promise<void> {
    this.#reading ??= this.#carefully(() => this.#readAll()).finally(() => (this.#reading = null));
    return this.#reading;
  }

  async choose(game: KeptGame, seat: number): Promise<void> {
    await this.#answering(() => this.#replace({ ...game, seat }));
    await this.read();
  }

  async erase(game: KeptGame): Promise<void> {
    await this.#answering(async () => {
      await this.around.archive.remove(game.id);
      this.games = this.games.filter(({ id }) => id !== game.id);
      this.news = t('mine-erased', { count: 1 });
    });
  }

  async eraseAll(): Promise<void> {
    await this.#answering(async () => {
      const count = this.games.length;
      await this.around.archive.clear();
      forget(this.around.store);
      this.games = [];
      this.news = t('mine-erased', { count });
    });
  }

  /** Returns all games as the text of one file. */
  written(): string {
    return writeGames(this.games);
  }

  /** Adds the games of a file to those that are here: all that are new, or none if something is wrong. */
  async bringIn(file: File): Promise<void> {
    await this.#answering(async () => {
      if (file.size > MOST_BYTES) throw new GameFileError('large');
      const found = readGames(await file.text());
      const fresh = freshOf(found, this.games);
      await this.around.archive.put(fresh);
      await this.#load();
      this.news = t('mine-brought', { fresh: fresh.length, known: found.length - fresh.length });
    });
    await this.read();
  }

  async #load(): Promise<void> {
    this.games = await this.around.archive.all();
  }

  async #readAll(): Promise<void> {
    let next: KeptGame | undefined;
    while (!this.#isClosed && (next = this.#due()) !== undefined) {
      await this.#readOne(next);
      if (this.#due() !== undefined) await this.around.pause(PACE_MS);
    }
  }

  #due(): KeptGame | undefined {
    return this.games.find(isUntold) ?? (this.isSlow ? undefined : this.games.find(lacksHabits));
  }

  async #readOne(game: KeptGame): Promise<void> {
    try {
      const told = await patiently(() => this.around.readOwnGame(game.record, countedSeat(game)), this.around.pause);
      this.isSlow = told.habits === null;
      const kept = this.games.find(({ id }) => id === game.id); // it may have been erased or changed meanwhile
      if (kept !== undefined) await this.#replace({ ...kept, told });
    } catch (error) {
      if (!(error instanceof Refusal) || !UNREADABLE.has(error.code)) throw error;
      await this.around.archive.remove(game.id);
      this.games = this.games.filter(({ id }) => id !== game.id);
      this.problem = t('mine-left-out', { why: refusalText(error) });
    }
  }

  async #replace(game: KeptGame): Promise<void> {
    await this.around.archive.replace(game);
    this.games = this.games.map((one) => (one.id === game.id ? game : one));
  }

  /** Does what the visitor asked for; what was said before is no longer news. */
  #answering(act: () => Promise<void>): Promise<void> {
    this.problem = '';
    this.news = '';
    return this.#carefully(act);
  }

  /** Says what went wrong. What is shown stays as it was. */
  async #carefully(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ArchiveError) return t('mine-trouble', { trouble: error.trouble });
  if (error instanceof GameFileError) return t('mine-file-fault', { fault: error.fault, number: error.number });
  if (error instanceof Refusal) return refusalText(error);
  throw error;
}
