/** A finger drawn sideways turns the leaf. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH_PX = 40;

interface Point {
  x: number;
  y: number;
}

/**
 * Gives 1 to turn on, because the finger went left, -1 to turn back, and 0 if it went nowhere, or rather up or down.
 */
export function leafOf(from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < FAR_ENOUGH_PX || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

export function swipe(onleaf: (by: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    const begin = ({ pointerType, isPrimary, x, y }: PointerEvent): void => {
      from = pointerType === 'touch' && isPrimary ? { x, y } : null;
    };
    const end = ({ x, y }: PointerEvent): void => {
      const by = from === null ? 0 : leafOf(from, { x, y });
      from = null;
      if (by !== 0) onleaf(by);
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointerup', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointerup', end);
    };
  };
}
