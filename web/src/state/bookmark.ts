// A bookmark is a frame of a replay and a viewer, as a link carries them: `#at=12&as=open`.

import type { Viewer } from '../wire/http';

export interface Bookmark {
  at: number;
  viewer: Viewer;
}

const VIEWERS: readonly Viewer[] = ['0', '1', '2', '3', '4', 'public', 'open'];

export function bookmarkIn(fragment: string): Bookmark {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const at = Number.parseInt(parts.get('at') ?? '0', 10);
  const viewer = VIEWERS.find((known) => known === parts.get('as')) ?? 'public';
  return { at: Number.isNaN(at) ? 0 : at, viewer };
}

export const fragmentOf = (bookmark: Bookmark): string => `#at=${bookmark.at}&as=${bookmark.viewer}`;
