const FIRST_MS = 500;
const LONGEST_MS = 3000; // whoever is back is found soon

/**
 * Says how long to wait before the next try. The spread keeps all clients from knocking at once after a restart.
 */
export function pause_ms(failures: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * chance();
}
