// How far a share or a mean may be from the truth: 95 % intervals.

export interface Interval {
  middle: number;
  low: number;
  high: number;
}

const Z = 1.959964;

/** Gives Wilson's interval for a share of `count` games; a shared win is less than one. */
export function shareOf(sum: number, count: number): Interval {
  const share = sum / count;
  const z2 = Z ** 2 / count;
  const centre = (share + z2 / 2) / (1 + z2);
  const reach = Math.sqrt(z2 * share * (1 - share) + z2 ** 2 / 4) / (1 + z2);
  return { middle: share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** Gives Student's interval for the mean of these values, of which there are at least two. */
export function meanOf(values: number[]): Interval {
  const middle = sumOf(values) / values.length;
  const variance = sumOf(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
  const reach = quantile(values.length - 1) * Math.sqrt(variance / values.length);
  return { middle, low: middle - reach, high: middle + reach };
}

/** Gives the 97.5 % quantile of Student's distribution, by the series of Cornish and Fisher: good from four degrees on. */
export function quantile(degrees: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, index) => sum + term / degrees ** (index + 1), Z);
}

export const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
