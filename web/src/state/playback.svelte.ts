// A playback shows a finished game frame by frame: it knows where we are in it, and whether it runs.

import type { Frame, Replay } from '../wire/types';
import type { Bookmark } from './bookmark';

const STEP_MS = 1600;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback {
  at = $state(0);
  furthest = $state(0); // the latest frame that has been shown: what comes after it is not told yet
  isAtResult = $state(false); // past the last frame of a finished game
  speed = $state(1);
  isRunning = $state(false);
  replay = $state.raw<Replay>() as Replay;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.at = this.furthest = this.#within(at);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Tells whether the game was played to its end, so that there is a result after the last frame. */
  get hasResult(): boolean {
    return this.replay.frames[this.last]?.board.phase === 'over';
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
    const length = Math.max(1, this.last);
    const [at, furthest] = [this.at / length, this.furthest / length];
    this.replay = replay;
    this.at = this.#within(Math.round(at * this.last));
    this.furthest = this.#within(Math.round(furthest * this.last));
  }

  go(at: number): void {
    this.pause();
    this.#show(at);
  }

  goToDay(day: number): void {
    this.go(this.replay.days[day - 1] ?? 0);
  }

  /** Goes to the last frame that was there when so many actions had been played: covered ones may have none. */
  goToMoment(moment: number): void {
    this.go(
      Math.max(
        0,
        this.replay.frames.findLastIndex((frame) => frame.moment <= moment),
      ),
    );
  }

  /** Plays on; from the end it starts over. */
  run(): void {
    if (this.at === this.last) this.#show(0);
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
      this.#show(this.at + 1);
      if (this.#isDone) this.pause();
      else this.#tick();
    }, STEP_MS / this.speed);
  }

  /** Shows a frame, or after the last one the result. */
  #show(at: number): void {
    this.isAtResult = at > this.last && this.hasResult;
    this.at = this.#within(at);
    this.furthest = Math.max(this.furthest, this.at);
  }

  get #isDone(): boolean {
    return this.isAtResult || (this.at === this.last && !this.hasResult);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }
}
