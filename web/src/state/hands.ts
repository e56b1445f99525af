import type { Frame } from '../wire/types';
import type { Monk } from '../wire/words';

/** This is a hand that lies open in a replay. */
export interface Hand {
  seat: number;
  identity: Monk;
  cards: string[];
}

export function handsIn(frame: Pick<Frame, 'own' | 'open'>): Hand[] {
  const { open, own } = frame;
  if (open !== null) {
    return open.identities.map((identity, seat) => ({ seat, identity, cards: open.hands[seat] ?? [] }));
  }
  return own === null ? [] : [{ seat: own.seat, identity: own.identity, cards: own.hand }];
}
