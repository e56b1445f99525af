import type { Snippet } from 'svelte';

/** A sheet is a page of its own behind a tab. */
export interface Sheet {
  id: string;
  label: string;
  body: Snippet;
  unread?: number;
}

/** There is at least one sheet, so that one can be on top. */
export type Sheets = readonly [Sheet, ...Sheet[]];
