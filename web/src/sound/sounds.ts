// This holds what the table sounds like, as numbers: every sound is a handful of dying tones. Nothing here makes a
// noise.

export type SoundName = 'turn' | 'move' | 'day' | 'slide' | 'tile' | 'lay' | 'open' | 'card' | 'win';

/** A tone rises quickly and dies slowly. */
export interface Tone {
  hertz: number;
  to_hertz: number; // where it glides while it dies; the same for a tone that stays
  loudness: number; // at its loudest, of 1
  rise_s: number;
  fall_s: number;
}

/**
 * These are the partials of a bell, by its strike note: hum, strike, tierce, quint, nominal. The higher they are, the
 * sooner they are gone.
 */
const PARTIALS: readonly (readonly [number, number, number])[] = [
  [0.5, 0.5, 1],
  [1, 1, 0.8],
  [1.2, 0.45, 0.55],
  [1.5, 0.25, 0.4],
  [2, 0.35, 0.25],
];

function bell(strike_hertz: number, loudness: number, ring_s: number): Tone[] {
  return PARTIALS.map(([ratio, share, life]) => ({
    hertz: strike_hertz * ratio,
    to_hertz: strike_hertz * ratio,
    loudness: loudness * share,
    rise_s: 0.006,
    fall_s: ring_s * life,
  }));
}

function tap(hertz: number, loudness: number): Tone[] {
  return [
    { hertz, to_hertz: hertz * 0.55, loudness, rise_s: 0.001, fall_s: 0.07 },
    { hertz: hertz * 2.7, to_hertz: hertz * 2, loudness: loudness * 0.4, rise_s: 0.001, fall_s: 0.03 },
  ];
}

function glide(hertz: number, to_hertz: number, loudness: number): Tone[] {
  return [{ hertz, to_hertz, loudness, rise_s: 0.25, fall_s: 0.6 }];
}

export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: bell(660, 0.07, 1.4),
  move: tap(330, 0.12),
  day: bell(247, 0.11, 2.6),
  slide: glide(180, 290, 0.05),
  tile: tap(240, 0.12),
  lay: tap(200, 0.1),
  open: [...tap(420, 0.1), ...glide(300, 420, 0.03)],
  card: tap(520, 0.08),
  win: [...bell(392, 0.04, 2), ...bell(494, 0.04, 2.2), ...bell(587, 0.04, 2.4)],
};
