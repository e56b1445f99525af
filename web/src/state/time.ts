// This keeps the server's time: a device's own clock may be wrong, and deadlines are by the server's.

let ahead = 0; // of this device's clock, in seconds

export function setTime(at: number): void {
  ahead = at - Date.now() / 1000;
}

/** Gives the server's time in seconds since 1970. */
export function now(): number {
  return Date.now() / 1000 + ahead;
}
