import type { Args } from './messages';

/** Says who sits at the table, and to whom we speak: the listener is "you", everybody else goes by name. */
export interface Listener {
  names: string[]; // by seat
  seat: number; // -1: nobody at the table
}

const SEATS = [
  ['seat', 'who', 'you'],
  ['accused', 'whom', 'you_accused'],
] as const;

export const nameOf = ({ names }: Listener, seat: number): string => names[seat] ?? '';

/** Adds to the arguments, for every seat among them, the name and whether that is the listener. */
export function introduced(args: Args, listener: Listener): Args {
  const people: Args = {};
  for (const [seat, name, you] of SEATS) {
    if (!(seat in args)) continue;
    const number = Number(args[seat]);
    people[name] = nameOf(listener, number);
    people[you] = number === listener.seat ? 'yes' : 'no';
  }
  return { ...args, ...people };
}
