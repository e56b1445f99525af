// The player plays what `sounds.ts` describes. Browsers let a page speak up only after somebody has touched it, and so
// do we.

import { SOUNDS, type SoundName, type Tone } from './sounds';

const STAGGER_S = 0.3;
const SILENCE = 0.0001; // an exponential fall never reaches zero

export class Player {
  #audio: AudioContext | null = null;

  constructor(readonly isOn: () => boolean) {}

  /** Is called from a gesture: only then may a page begin to sound, or go on after the device had silenced it. */
  wake = async (): Promise<void> => {
    if (!this.isOn()) return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state !== 'running') await this.#audio.resume();
  };

  /** Plays sounds one after the other. What cannot be heard now is not kept for later. */
  play(names: readonly SoundName[]): void {
    const audio = this.#audio;
    if (audio === null || audio.state !== 'running' || !this.isOn()) return;
    names.forEach((name, place) => {
      for (const tone of SOUNDS[name]) strike(audio, tone, audio.currentTime + place * STAGGER_S);
    });
  }
}

function strike(audio: AudioContext, tone: Tone, at: number): void {
  const source = new OscillatorNode(audio, { frequency: tone.hertz });
  const volume = new GainNode(audio, { gain: 0 });
  const end = at + tone.rise_s + tone.fall_s;
  source.frequency.setValueAtTime(tone.hertz, at).exponentialRampToValueAtTime(tone.to_hertz, end);
  volume.gain.setValueAtTime(0, at).linearRampToValueAtTime(tone.loudness, at + tone.rise_s);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(end);
}
