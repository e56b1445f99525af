import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Player } from './player';
import { SOUNDS } from './sounds';

let struck: number[]; // when each tone began

class SilentContext {
  state: AudioContextState = 'suspended';
  currentTime = 10;
  destination = {};
  resume = (): Promise<void> => Promise.resolve(void (this.state = 'running'));
}

class SilentNode {
  #knob = {
    setValueAtTime: () => this.#knob,
    linearRampToValueAtTime: () => this.#knob,
    exponentialRampToValueAtTime: () => this.#knob,
  };
  frequency = this.#knob;
  gain = this.#knob;
  connect = (next: unknown): unknown => next;
  start = (at: number): void => void struck.push(at);
  stop = (): void => undefined;
}

beforeEach(() => {
  struck = [];
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('OscillatorNode', SilentNode);
  vi.stubGlobal('GainNode', SilentNode);
});

afterEach(() => vi.unstubAllGlobals());

test('nothing sounds before a gesture, and what was missed is not made up for', async () => {
  const player = new Player(() => true);
  player.play(['turn']);
  await player.wake();
  expect(struck).toEqual([]);
});

test('after a gesture every tone of a sound is struck', async () => {
  const player = new Player(() => true);
  await player.wake();
  player.play(['turn']);
  expect(struck).toEqual(SOUNDS.turn.map(() => 10));
});

test('several sounds come one after the other', async () => {
  const player = new Player(() => true);
  await player.wake();
  player.play(['move', 'day']);
  expect(struck.filter((at) => at === 10)).toHaveLength(SOUNDS.move.length);
  expect(struck.filter((at) => at > 10)).toHaveLength(SOUNDS.day.length);
});

test('switched off it is silent, also in the middle of a game', async () => {
  let on = true;
  const player = new Player(() => on);
  await player.wake();
  on = false;
  player.play(['turn']);
  expect(struck).toEqual([]);
});

test('a gesture of somebody who wants no sounds does not even open the audio', async () => {
  vi.stubGlobal('AudioContext', () => expect.unreachable());
  await new Player(() => false).wake();
});
