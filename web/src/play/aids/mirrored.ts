/** This says in numbers how strongly the others take somebody for their monk, now and after a choice. */
import type { Mirror } from '../../wire/types';
import type { Monk } from '../../wire/words';
import { ofMonk, percentOf } from '../notebook/deductions';

export const OBSERVERS = ['simple', 'careful'] as const;

type Observed = Record<(typeof OBSERVERS)[number], string>;

/** Says it for now: one number for each observer. */
export const mirroredNow = ({ now }: Mirror, monk: Monk): Observed => ({
  simple: `${percentOf(ofMonk(now.simple, monk))}`,
  careful: `${percentOf(ofMonk(now.careful, monk))}`,
});

/** Says it for a choice: a number, or from where to where, since the rest of the turn counts too. Null if it tells nothing. */
export function mirroredAfter({ choices }: Mirror, action: string, monk: Monk): Observed | null {
  const choice = choices.find((each) => each.action === action);
  if (choice === undefined) return null;
  const range = (observer: (typeof OBSERVERS)[number]): string => {
    const [least, most] = [choice.least, choice.most].map((each) => percentOf(ofMonk(each[observer], monk)));
    return least === most ? `${least}` : `${least}–${most}`;
  };
  return { simple: range('simple'), careful: range('careful') };
}
