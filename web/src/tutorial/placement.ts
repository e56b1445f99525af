/** This says where to put the words beside what they are about, so that they do not lie on it. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Point {
  left: number;
  top: number;
}

const GAP = 14;
const MARGIN = 8;
const LOW = 0.7; // of the height: what lies below belongs to the hand

const BROAD = 0.75; // of the ground: a note so broad hides whole rows of it

/**
 * Gives the place for a note of this size: beside the target where there is room, else at the far edge. It does not
 * hide the ground that the target is a part of, if there is room below that.
 */
export function besideOf(
  target: Box | null,
  note: Size,
  screen: Size,
  above: number,
  ground: Box | null = null,
): Point {
  const at = placeFor(target, note, screen, above);
  const low = { left: at.left, top: screen.height - note.height - MARGIN };
  const isHidden = ground !== null && note.width > BROAD * ground.width && overlap(at, note, ground);
  return isHidden && !overlap(low, note, ground) ? low : at;
}

function placeFor(target: Box | null, note: Size, screen: Size, above: number): Point {
  if (target === null) return { left: (screen.width - note.width) / 2, top: above + MARGIN };
  const places = placesAround(target, note, screen, above);
  return places.find((place) => isInside(place, note, screen, above)) ?? farFrom(target, note, screen, above);
}

/**
 * Lists the places to the right, to the left, above and below; above comes first where the hand and the choices lie.
 * Along the target they slide to stay on the screen.
 */
function placesAround(target: Box, note: Size, screen: Size, above: number): Point[] {
  const middle = slid(target.top + target.height / 2 - note.height / 2, note.height, above, screen.height);
  const centre = slid(target.left + target.width / 2 - note.width / 2, note.width, 0, screen.width);
  const over = { left: centre, top: target.top - GAP - note.height };
  const around = [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - GAP - note.width, top: middle },
    over,
    { left: centre, top: target.top + target.height + GAP },
  ];
  return target.top > screen.height * LOW ? [over, ...around] : around;
}

const slid = (start: number, length: number, from: number, to: number): number =>
  Math.max(from + MARGIN, Math.min(start, to - length - MARGIN));

const overlap = (at: Point, note: Size, ground: Box): boolean =>
  at.left < ground.left + ground.width &&
  at.left + note.width > ground.left &&
  at.top < ground.top + ground.height &&
  at.top + note.height > ground.top;

const isInside = ({ left, top }: Point, note: Size, screen: Size, above: number): boolean =>
  left >= MARGIN &&
  left + note.width <= screen.width - MARGIN &&
  top >= above &&
  top + note.height <= screen.height - MARGIN;

function farFrom(target: Box, note: Size, screen: Size, above: number): Point {
  const isLow = target.top + target.height / 2 > screen.height / 2;
  const left = slid(target.left + target.width / 2 - note.width / 2, note.width, 0, screen.width);
  return { left, top: isLow ? above + MARGIN : screen.height - note.height - MARGIN };
}
