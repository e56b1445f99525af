/**
 * These are the acts of each ceremony: how long they take, what is told in words when they begin, and what they sound
 * like. A ceremony takes less than `LONGEST_MS` as a whole.
 */
import type { SoundName } from '../../../sound/sounds';
import type { Entry, Said } from '../../../wire/types';

export interface Act {
  name: string;
  ms: number;
  lines: Said[];
  sound?: SoundName;
}

export const LONGEST_MS = 4000;
/** The night's colours stay from dusk until the tile is handed over. */
export const NIGHT_MS = { dusk: 300, slide: 1000, dial: 700, tile: 700 };
export const SHOW_MS = { lay: 900, open: 700, count: 700 };
export const ENDING_MS = { guesses: 800, card: 330, nobody: 330, climb: 800, winner: 300 };

const isAt = (clause: string): ((line: Said) => boolean) => {
  return (line) => line.clause === clause;
};
const has = (...ids: string[]): ((line: Said) => boolean) => {
  return ({ id }) => ids.includes(id);
};

/** The night falls, suspicion becomes evidence, the dial turns, and the tile of the day is handed over. */
export function nightActs({ lines }: Entry): Act[] {
  const starts = lines.findIndex((line) => isAt('convert')(line) || isAt('reset')(line) || has('took-day')(line));
  const [day, night] = [lines.slice(0, starts), lines.slice(starts)];
  const turned = night.filter((line) => isAt('convert')(line) || isAt('reset')(line));
  const rest = night.filter((line) => !turned.includes(line));
  return [
    { name: 'dusk', ms: NIGHT_MS.dusk, lines: day, sound: 'day' },
    { name: 'slide', ms: NIGHT_MS.slide, lines: turned, sound: 'slide' },
    { name: 'dial', ms: NIGHT_MS.dial, lines: [] },
    { name: 'tile', ms: NIGHT_MS.tile, lines: rest, sound: 'tile' },
  ];
}

/** Markers are laid covered, opened together, and counted. */
export function showActs({ lines }: Entry): Act[] {
  const starts = lines.findIndex(has('showed'));
  const shown = lines.slice(starts);
  return [
    { name: 'lay', ms: SHOW_MS.lay, lines: lines.slice(0, starts), sound: 'lay' },
    { name: 'open', ms: SHOW_MS.open, lines: shown.filter(has('showed')), sound: 'open' },
    { name: 'count', ms: SHOW_MS.count, lines: shown.filter((line) => !has('showed')(line)) },
  ];
}

/** Guesses fly to the seats, the cards turn one by one, evidence climbs, and the winner is told last. */
export function endingActs({ lines }: Entry): Act[] {
  const starts = lines.findIndex(has('unveiled'));
  const unveiled = lines.filter(has('unveiled'));
  const points = lines.slice(starts).filter((line) => !has('unveiled', 'won')(line));
  return [
    { name: 'guesses', ms: ENDING_MS.guesses, lines: lines.slice(0, starts), sound: 'lay' },
    ...unveiled.map((line, seat) => ({
      name: `card-${seat}`,
      ms: ENDING_MS.card,
      lines: [line],
      sound: 'card' as const,
    })),
    { name: 'nobody', ms: ENDING_MS.nobody, lines: [] },
    { name: 'climb', ms: ENDING_MS.climb, lines: points, sound: 'slide' },
    { name: 'winner', ms: ENDING_MS.winner, lines: lines.filter(has('won')), sound: 'win' },
  ];
}

/** Names what these acts sound like, each sound once. */
export const soundsIn = (acts: readonly Act[]): SoundName[] => [...new Set(acts.flatMap(({ sound }) => sound ?? []))];

export const lengthOf = (acts: readonly Act[]): number => acts.reduce((sum, { ms }) => sum + ms, 0);
