/** This says what the pieces of the board are called when they are read aloud. */

import { t } from '../speech/speech.svelte';
import type { Board } from '../wire/types';
import { companyOf } from './hill/yard';
import { isOneOf, MONKS, type Building, type Event, type Figure } from '../wire/words';
import { readCard, readTile } from './words';

/** Joins the items one after the other, as the language does it. */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return t(`list-${last}`, { head: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
}

export function describeTile(word: string): string {
  const { colour, value } = readTile(word);
  return t('tile', { colour, value });
}

export function describeCard(word: string): string {
  const { kind, name, time } = readCard(word);
  return t('card', { card_kind: kind, card_name: name, card_time: time });
}

export function describePlace(board: Board, building: Building): string {
  const tiles = board.tiles[building].map(describeTile);
  const company = companyOf(board.where, building).map((figure) => t('figure', { figure }));
  return t('board-place', {
    building,
    tiles: tiles.length,
    tasks: listed(tiles),
    figures: company.length,
    company: listed(company),
  });
}

export function describeFigure(board: Board, figure: Figure): string {
  return t('board-figure', { figure, building: board.where[figure], monk: isOneOf(MONKS, figure) ? 'yes' : 'no' });
}

export function eventText(event: Event): string {
  return t(`event-${event.replaceAll('_', '-')}-text`);
}
