/** This says in numbers how strongly the others take somebody for their monk, now and after a choice. */
import type { Mirror, Reflection } from '../../wire/types';
import type { Monk } from '../../wire/words';
import { ofMonk, percentOf } from '../notebook/deductions';

export const OBSERVERS = ['simple', 'careful'] as const;

type Observer = (typeof OBSERVERS)[number];
type Observed = Record<Observer, string>;

/** Says it for now: one number for each observer. */
export const mirroredNow = ({ now }: Mirror, monk: Monk): Observed => ({
  simple: `${percentOf(ofMonk(now.simple, monk))}`,
  careful: `${percentOf(ofMonk(now.careful, monk))}`,
});

/** Says it for a choice: a number, or from where to where, since the rest of the turn counts too. Null if it tells nothing. */
export const mirroredAfter = (mirror: Mirror, action: string, monk: Monk): Observed | null =>
  afterwards(mirror, action, monk, () => '');

/** Says the same, each with an arrow where it would certainly be more, or certainly less, than now. */
export const mirroredChange = (mirror: Mirror, action: string, monk: Monk): Observed | null =>
  afterwards(mirror, action, monk, (now, { least, most }) => (most < now ? '↓' : least > now ? '↑' : ''));

function afterwards(
  { now, choices }: Mirror,
  action: string,
  monk: Monk,
  sign: (now: number, range: { least: number; most: number }) => string,
): Observed | null {
  const choice = choices.find((each) => each.action === action);
  if (choice === undefined) return null;
  const told = (observer: Observer): string => {
    const percent = (each: Reflection): number => percentOf(ofMonk(each[observer], monk));
    const [least, most] = [percent(choice.least), percent(choice.most)];
    return (least === most ? `${least}` : `${least}–${most}`) + sign(percent(now), { least, most });
  };
  return { simple: told('simple'), careful: told('careful') };
}
