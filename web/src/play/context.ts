/** The components of a table share these, so that they need not be handed down from each to the next. */
import { createContext } from 'svelte';
import type { Listener } from '../speech/speech.svelte';
import type { Aids } from '../state/aids.svelte';
import type { Reportable } from '../state/reportable';
import type { Board, Entry, Own, Table } from '../wire/types';
import type { Decision } from './decision.svelte';
import type { Letter } from './letter.svelte';
import type { Notebook, Pin } from './notebook/notebook.svelte';
import type { Reading } from './reading.svelte';

/** A scene is what the table shows, in a game as in a replay. */
export interface Scene {
  readonly listener: Listener; // to whom the words are said
  readonly table: Table | null; // null in a replay of a record that was handed in
  readonly board: Board;
  readonly own: Own | null; // the cards that lie open, if they are somebody's
  readonly letter: Letter | null; // covers who I am; null in a replay, where that lies open
  readonly log: Entry[]; // as far as it has been shown
  readonly entry: Entry | null; // what has just happened on this board
  readonly place: number; // where in the log that is told; -1 for nowhere
  readonly jump?: (place: number) => void; // to the moment that a line of the log tells; only a replay can
  readonly report?: ((about: Reportable) => void) | null; // a name; only whoever plays can
  readonly reading?: Reading; // leads from one sheet to another; a replay does not
  readonly notes?: Notebook | null; // of whoever plays
  readonly pin?: (line: Pin) => void; // asks what a line of the log is to be pinned to
}

/** A turn is what the seat at this screen is asked now. It may be ahead of what is shown. */
export interface Turn {
  readonly newest: Board; // the board that the question is about
  readonly wholeLog: Entry[];
  readonly decision: Decision | null; // null while there is nothing to decide
  readonly aids: Aids;
}

export const [getScene, setScene] = createContext<Scene>();
export const [getTurn, setTurn] = createContext<Turn>();
