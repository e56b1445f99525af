/** This finds the part of the table that a step is about. Parts are marked with `data-spot`, tabs with `data-sheet`. */

import type { Box } from './placement';

/** Says behind which tab a part lies where there is no room for it beside the board. */
const SHEETS: Record<string, string> = {
  evidence: 'tracks',
  suspicion: 'tracks',
  players: 'players',
  notes: 'notes',
};
const BOARD = 'abbey';

/** Gives the first of these parts that can be seen. */
export function findSpot(spots: readonly string[]): Element | null {
  for (const spot of spots) {
    const found = [...document.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)].find(isSeen);
    if (found !== undefined) return found;
  }
  return null;
}

/** Turns to the sheet where this part lies, if it is not on top already. */
export function turnToSheet(spot: string): void {
  const tab = document.querySelector(`[data-sheet="${SHEETS[spot] ?? BOARD}"]`);
  if (tab instanceof HTMLElement && tab.getAttribute('aria-selected') !== 'true') tab.click();
}

/** Gives the part of an element that is not hidden by the edge of something that scrolls. */
export function seenBox(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;
