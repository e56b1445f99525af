/** This puts the time left to decide into the unit that a person would say it in. */

export interface TimeLeft {
  message: string;
  count: number;
  isShort: boolean; // hurry
}

const SHORT_S = 15;
// The length of each unit, and from when on the next one says enough: 90 minutes, but not 90 hours.
const UNITS = [
  ['play-clock-seconds', 1, 120],
  ['play-clock-minutes', 60, 120 * 60],
  ['play-clock-hours', 3600, 48 * 3600],
  ['play-clock-days', 86_400, Infinity],
] as const;

export function timeLeft(seconds: number): TimeLeft {
  const left = Math.max(0, Math.ceil(seconds));
  const [message, length] = UNITS.find(([, , end]) => left < end) ?? UNITS[0];
  return { message, count: Math.round(left / length), isShort: left < SHORT_S };
}
