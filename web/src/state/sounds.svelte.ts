// The page has one player for sounds, which is silent unless somebody wants them.

import { Player } from '../sound/player';
import { changeSettings, settings } from './settings.svelte';

export const player = new Player(() => settings.sound);

/** Begins to listen: any touch or key opens the way for later sounds. */
export function beginSounds(): void {
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => void player.wake());
}

/** Switches sounds on or off. Whoever switches them on hears at once what they will hear. */
export async function switchSounds(on: boolean): Promise<void> {
  changeSettings({ sound: on });
  await player.wake();
  player.play(['move', 'turn']);
}
