/** A finger drawn up or down pulls a drawer. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH_PX = 24;

interface Point {
  x: number;
  y: number;
}

/** Gives 1 for up, -1 for down, and 0 if the finger went nowhere, or rather sideways. */
export function pullOf(from: Point, to: Point): number {
  const [across, up] = [to.x - from.x, from.y - to.y];
  if (Math.abs(up) < FAR_ENOUGH_PX || Math.abs(up) < Math.abs(across)) return 0;
  return Math.sign(up);
}

/** Listens on everything in the element that does not scroll by itself. */
export function drag(onpull: (by: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    const begin = ({ touches: [finger, second], target }: TouchEvent): void => {
      const scrolls = target instanceof Element && target.closest('[data-scrolls]') !== null;
      from = finger === undefined || second !== undefined || scrolls ? null : pointOf(finger);
    };
    const end = ({ changedTouches: [finger] }: TouchEvent): void => {
      const by = from === null || finger === undefined ? 0 : pullOf(from, pointOf(finger));
      from = null;
      if (by !== 0) onpull(by);
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
