// What an update sounds like to a viewer, before anybody knows whether sounds are on.

import type { SoundName } from '../sound/sounds';
import type { Update } from '../wire/types';
import type { Sitting } from './seat.svelte';

const TOLD: readonly (readonly [string, SoundName])[] = [
  ['moved', 'move'],
  ['took-day', 'day'],
];

/** What everybody at the table hears. */
export function soundsOf(update: Update): SoundName[] {
  const told = new Set(update.entry?.lines.map((line) => line.id));
  return TOLD.filter(([id]) => told.has(id)).map(([, sound]) => sound);
}

/**
 * Let a sitting be heard. Several on one device share one pair of ears: what all of them hear alike comes from the
 * first, and each rings when its own turn comes.
 */
export function listen(sitting: Sitting, isFirst: boolean, play: (sounds: SoundName[]) => void): void {
  let couldAct = sitting.mayAct;
  const rings = (): SoundName[] => {
    const rung = sitting.mayAct && !couldAct;
    couldAct = sitting.mayAct;
    return rung ? ['turn'] : [];
  };
  sitting.onupdate((update) => play([...(isFirst ? soundsOf(update) : []), ...rings()]));
  sitting.onwelcome(() => play(rings()));
}
