/** This says where on the abbey the legal choices lie: which buildings glow, which figures can be picked. */
import type { Light } from '../board/hill/picker/light';
import { readCard } from '../board/words';
import type { Building, Figure } from '../wire/words';
import { readAction } from './action';

export interface Aims {
  targets: Map<Building, Light>;
  figures: Set<Figure>;
  chosen: Figure | null; // the figure that all of this is about
  actions: Map<Building | Figure, string>;
}

export function aimsOf(legal: readonly string[], picked: string | null): Aims {
  const aims: Aims = { targets: new Map(), figures: new Set(), chosen: null, actions: new Map() };
  const actions = legal.map((word) => ({ word, read: readAction(word) }));
  const moves = actions.flatMap(({ word, read }) => (read.kind === 'move' ? [{ word, ...read }] : []));
  const goesAnywhere = new Set(moves.map(({ figure }) => figure)).size === 1;
  for (const { word, figure, building } of moves) {
    if (goesAnywhere) aimAtBuilding(aims, word, building, picked);
    else aimAtFigure(aims, word, figure, picked);
    if (goesAnywhere) aims.chosen = figure;
    else aims.targets.set(building, aims.chosen === null ? 'goal' : 'chosen');
  }
  for (const { word, read } of actions) {
    if (read.kind === 'give' || read.kind === 'cast') aimAtFigure(aims, word, read.monk, picked);
    if (read.kind === 'sway') aims.chosen = read.monk;
  }
  return aims;
}

function aimAtBuilding(aims: Aims, word: string, building: Building, picked: string | null): void {
  aims.targets.set(building, word === picked ? 'chosen' : 'glow');
  aims.actions.set(building, word);
}

function aimAtFigure(aims: Aims, word: string, figure: Figure, picked: string | null): void {
  aims.figures.add(figure);
  aims.actions.set(figure, word);
  if (word === picked) aims.chosen = figure;
}

/** Adds a light on what a card in the hand is about. */
export function withCard(aims: Aims, card: string | null): Aims {
  if (card === null) return aims;
  const { kind, name } = readCard(card);
  if (kind === 'building') return { ...aims, targets: new Map(aims.targets).set(name, 'lit') };
  return name === '' ? aims : { ...aims, chosen: name };
}
