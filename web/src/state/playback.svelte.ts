// A playback shows a finished game frame by frame: it knows where we are in it, and whether it runs.

import type { Frame, Replay } from '../wire/types';
import type { Bookmark } from './bookmark';

const STEP_MS = 1600;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback {
  at = $state(0);
  speed = $state(1);
  isRunning = $state(false);
  replay = $state.raw<Replay>() as Replay;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.at = this.#within(at);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    return this.replay.frames[this.at] as Frame;
  }

  get bookmark(): Bookmark {
    return { at: this.at, viewer: this.replay.viewer };
  }

  /** Gives the day whose frames we are in, counted from 1. */
  get day(): number {
    return this.replay.days.filter((first) => first <= this.at).length;
  }

  /** Shows the same game through other eyes: they may have seen fewer frames, so we stay at the same part of it. */
  look(replay: Replay): void {
    const part = this.last === 0 ? 0 : this.at / this.last;
    this.replay = replay;
    this.at = this.#within(Math.round(part * this.last));
  }

  go(at: number): void {
    this.pause();
    this.at = this.#within(at);
  }

  goToDay(day: number): void {
    this.go(this.replay.days[day - 1] ?? 0);
  }

  /** Plays on; from the end it starts over. */
  run(): void {
    if (this.at === this.last) this.at = 0;
    this.isRunning = true;
    this.#tick();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.at = this.#within(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#tick();
    }, STEP_MS / this.speed);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }
}
