/** A finger that is drawn over something turns its leaf, or pulls it up or down. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH_PX = 32;

interface Point {
  x: number;
  y: number;
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** Says which way a finger went, or null if it went nowhere. */
export function wayOf(from: Point, to: Point): Way | null {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(across), Math.abs(down)) < FAR_ENOUGH_PX) return null;
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'up' : 'down';
}

/** Listens on everything in the element that does not scroll by itself. */
export function stroke(onstroke: (way: Way) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    const begin = ({ touches: [finger, second], target }: TouchEvent): void => {
      const scrolls = target instanceof Element && target.closest('[data-scrolls]') !== null;
      from = finger === undefined || second !== undefined || scrolls ? null : pointOf(finger);
    };
    const end = ({ changedTouches: [finger] }: TouchEvent): void => {
      const way = from === null || finger === undefined ? null : wayOf(from, pointOf(finger));
      from = null;
      if (way !== null) onstroke(way);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  };
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });
