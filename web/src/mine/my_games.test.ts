import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { textsOf } from '../speech/languages';
import { bundleOf } from '../speech/messages';
import { speech, t } from '../speech/speech.svelte';
import { MemoryStorage } from '../state/memory_storage';
import { Refusal } from '../wire/refusal';
import type { OwnGame } from '../wire/types';
import { Archive } from './archive/archive';
import { writeGames } from './archive/game_file';
import { MyGames } from './my_games.svelte';
import { habit, kept, told } from './archive/sample_games';

let archive: Archive;
let store: MemoryStorage;
let asked: [string, number][];
let answer: (record: string, seat: number) => OwnGame;

beforeAll(async () => {
  speech.bundle = bundleOf('en', await textsOf('en', ['mine']));
});
beforeEach(() => {
  archive = new Archive(new IDBFactory(), 5);
  store = new MemoryStorage();
  asked = [];
  answer = (_, seat) => told(1, { seat, habits: [habit(2, 0.2)] });
});

const games = (): MyGames =>
  new MyGames({
    archive,
    gather: () => Promise.resolve(),
    readOwnGame: (record, seat) => {
      asked.push([record, seat]);
      return new Promise((resolve) => resolve(answer(record, seat)));
    },
    pause: () => Promise.resolve(),
    store,
  });

const file = (text: string): File => new File([text], 'my-abbey.json');

async function opened(): Promise<MyGames> {
  const mine = games();
  await mine.open();
  return mine;
}

test('each game is worked out once, and what was said is kept', async () => {
  await archive.put([kept(1), kept(2)]);
  const mine = await opened();
  expect(mine.games.map((game) => game.told?.habits)).toEqual([[habit(2, 0.2)], [habit(2, 0.2)]]);
  expect(asked).toHaveLength(2);
  await opened();
  expect(asked).toHaveLength(2);
});

test('a game is worked out again for another seat, and when the server answers in another way', async () => {
  const old = { ...told(1), edition: 0 } as unknown as OwnGame;
  await archive.put([kept(1, { told: old }), kept(2, { seats: [0, 1], seat: null, told: told(1) })]);
  const mine = await opened();
  expect(asked).toEqual([[kept(1).record, 0]]);
  await mine.choose(mine.games[0] ?? kept(2), 1);
  expect(asked[1]).toEqual([kept(2).record, 1]);
  expect((await archive.all())[0]).toMatchObject({ seat: 1, told: { seat: 1 } });
});

test('a server that has no time is asked again; whatever else stops it is said', async () => {
  await archive.put([kept(1)]);
  let busy = 3;
  answer = () => {
    if (busy-- > 0) throw new Refusal('too-fast', 'Wait a moment.');
    return told(1);
  };
  expect((await opened()).games[0]?.told).toEqual(told(1));
  await archive.put([kept(2)]);
  answer = () => {
    throw new Refusal('unreached', 'The server cannot be reached.');
  };
  const mine = await opened();
  expect(mine.problem).toBe(t('refused-unreached'));
  expect(mine.games.map((game) => game.told === null)).toEqual([true, false]);
});

test('where nothing is compiled, habits are asked for again another time, and once a visit', async () => {
  answer = () => told(1, { habits: null });
  await archive.put([kept(1), kept(2)]);
  expect((await opened()).isSlow).toBe(true);
  expect(asked).toHaveLength(2);
  expect((await opened()).isSlow).toBe(true);
  expect(asked).toHaveLength(3);
  answer = () => told(1);
  expect((await opened()).isSlow).toBe(false);
  expect(asked).toHaveLength(5);
});

test.each(['not-over', 'what-if-game'] as const)('a game that is refused as %s is not kept', async (code) => {
  await archive.put([kept(1), kept(2)]);
  answer = (record) => {
    if (record === kept(1).record) throw new Refusal(code, 'This game is not counted.');
    return told(1);
  };
  const mine = await opened();
  expect(mine.problem).toBe(t('mine-left-out', { why: t(`refused-${code}`) }));
  expect((await archive.all()).map(({ id }) => id)).toEqual([kept(2).id]);
});

test('games that were saved to a file come back after everything was erased', async () => {
  await archive.put([kept(1), kept(2), kept(3, { seats: [0, 1], seat: null })]);
  const mine = await opened();
  const [before, saved] = [mine.games, mine.written()];
  store.setItem('abbey.notes.cloister.0', 'red is Bruno');
  await mine.eraseAll();
  expect(store.length).toBe(0);
  expect([mine.games, await archive.all(), mine.news]).toEqual([[], [], t('mine-erased', { count: 3 })]);
  await mine.bringIn(file(saved));
  expect([mine.games, mine.problem]).toEqual([before, '']);
  expect(mine.news).toBe(t('mine-brought', { fresh: 3, known: 0 }));
  await mine.bringIn(file(saved));
  expect(mine.news).toBe(t('mine-brought', { fresh: 0, known: 3 }));
  expect(await archive.all()).toEqual(before);
});

test('whoever keeps no game is told that notebooks and puzzles are erased, not how many games', async () => {
  const mine = await opened();
  store.setItem('abbey.notes.cloister.0', 'red is Bruno');
  await mine.eraseAll();
  expect(store.length).toBe(0);
  expect(mine.news).toContain('notebooks');
  expect([mine.news, t('mine-erase-all-sure', { count: 0 })].join()).not.toMatch(/\d/);
});

test('a file that is wrong, or has no room, changes nothing', async () => {
  await archive.put([kept(1)]);
  const mine = await opened();
  const before = await archive.all();
  await mine.bringIn(file('{"format": "abbey games", "version": 1, "games": [{}]}'));
  expect(mine.problem).toBe(t('mine-file-fault', { fault: 'game', number: 1 }));
  await mine.bringIn(file(writeGames([2, 3, 4, 5, 6].map((number) => kept(number)))));
  expect(mine.problem).toBe(t('mine-trouble', { trouble: 'full' }));
  expect(await archive.all()).toEqual(before);
});

test('one game can be erased, and stays erased while the server still thinks about it', async () => {
  await archive.put([kept(1)]);
  const mine = games();
  answer = () => {
    void mine.erase(kept(1));
    return told(1);
  };
  await mine.open();
  await mine.read();
  expect([mine.games, await archive.all()]).toEqual([[], []]);
});

test('a browser that keeps nothing says so', async () => {
  archive = new Archive(undefined);
  const mine = await opened();
  expect([mine.problem, mine.isThere]).toEqual([t('mine-trouble', { trouble: 'unavailable' }), true]);
});
