/** This says which sheet was asked for, and which line of the log is looked for. */

/** Says where a line stands: in which entry of the log, and which of its lines it is. */
export interface LinePlace {
  place: number;
  at: number;
}

export class Reading {
  wanted = $state.raw<{ sheet: string } | null>(null); // a new object each time: the same sheet may be wanted again
  sought = $state.raw<LinePlace | null>(null);

  turnTo(sheet: string): void {
    this.wanted = { sheet };
  }

  /** Turns to the log, and to a line in it. */
  seek(place: number, at = 0): void {
    this.sought = { place, at };
    this.turnTo('log');
  }
}
