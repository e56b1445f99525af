import type { Snippet } from 'svelte';

/** A page of its own beside the board: behind a tab. */
export interface Sheet {
  id: string;
  label: string;
  body: Snippet;
  unread?: number;
}

/** At least one, so that one can be on top. */
export type Sheets = readonly [Sheet, ...Sheet[]];
