// Days as the reader's language writes them, and both ends of an interval.

import { speech } from '../../speech/speech.svelte';
import type { Interval } from './interval';

/** Days look as in the visitor's country, if that speaks the language of the page. */
const locale = (): string =>
  navigator.languages.find((one) => one.split('-')[0] === speech.language) ?? speech.language;

export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** Gives the ends of an interval as arguments of a message, written in one way. */
export const ends = (interval: Interval, write: (value: number) => string): { low: string; high: string } => ({
  low: write(interval.low),
  high: write(interval.high),
});
