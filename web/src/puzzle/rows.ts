/** These are the rows of a puzzle's grid: the players, and who of them is asked about. */
import { t } from '../speech/speech.svelte';
import type { Puzzle } from '../wire/types';

export interface PlayerRow {
  seat: number;
  name: string;
  about: string; // for those who hear it
}

export function playersOf({ names, seat: asked, viewer }: Pick<Puzzle, 'names' | 'seat' | 'viewer'>): PlayerRow[] {
  return names.map((who, seat) => {
    const name = seat === viewer ? t('puzzle-you', { who }) : who;
    return { seat, name, about: seat === asked ? t('puzzle-asked', { who }) : name };
  });
}
