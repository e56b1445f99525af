import type { Frame } from '../wire/types';

/** A hand that lies open in a replay. */
export interface Hand {
  seat: number;
  identity: string;
  cards: string[];
}

export function handsIn(frame: Frame): Hand[] {
  const { open, own } = frame;
  if (open !== null) {
    return open.hands.map((cards, seat) => ({ seat, identity: open.identities[seat] as string, cards }));
  }
  return own === null ? [] : [{ seat: own.seat, identity: own.identity, cards: own.hand }];
}
