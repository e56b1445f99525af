/** This says what a phase of the game asks for, as far as the page depends on it. */
import type { Phase } from '../wire/words';

/** Tells whether everybody lays something down at once, to be turned up together: a marker, or the last guesses. */
export const isSolemn = (phase: Phase): boolean => phase === 'show' || phase === 'accuse';

/** Tells whether the answer is a time tile. */
export const isAboutTiles = (phase: Phase): boolean => phase === 'spend' || phase === 'return';

/** Tells whether the answer is a card in the hand, or a time tile. */
export const isAboutCards = (phase: Phase): boolean => phase === 'play' || isAboutTiles(phase);

/** Tells whether a turn begins, or a choice that all make together; the seat's last decision was in the phase `before`. */
export const isBeginning = (phase: Phase, before: Phase | null): boolean =>
  phase === 'play' || (isSolemn(phase) && phase !== before);
