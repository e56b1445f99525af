// This says what an update sounds like to a viewer, before anybody knows whether sounds are on.

import type { SoundName } from '../sound/sounds';
import type { Update } from '../wire/types';
import type { Session } from './session.svelte';

/** Names the sounds that everybody at the table hears. What a ceremony sounds like is heard when it is seen. */
export function soundsOf(update: Update): SoundName[] {
  return update.entry?.lines.some(({ id }) => id === 'moved') ? ['move'] : [];
}

/**
 * Lets a session be heard. Several on one device share one pair of ears: what all of them hear alike comes from the
 * first, and each rings when its own turn comes.
 */
export function listen(session: Session, isFirst: boolean, play: (sounds: SoundName[]) => void): void {
  let couldAct = session.mayAct;
  const rings = (): SoundName[] => {
    const rung = session.mayAct && !couldAct;
    couldAct = session.mayAct;
    return rung ? ['turn'] : [];
  };
  session.onupdate((update) => play([...(isFirst ? soundsOf(update) : []), ...rings()]));
  session.onwelcome(() => play(rings()));
}
