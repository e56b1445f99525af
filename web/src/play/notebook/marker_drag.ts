/** A marker is dragged with mouse, pen or finger to whatever is marked with `data-drop-seat`. A short press is none. */
import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH_PX = 6;

export interface DragHandlers {
  move: (at: { x: number; y: number }) => void;
  drop: (seat: number) => void;
  end: () => void;
}

/** Gives the seat under a point, or null if there is none. */
export function seatAt(x: number, y: number): number | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-seat]');
  return target === null || target === undefined ? null : Number(target.dataset.dropSeat);
}

export function draggable(handlers: DragHandlers): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let isDragged = false;

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      isDragged = false;
      element.setPointerCapture(event.pointerId);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (from === null) return;
      isDragged ||= Math.hypot(x - from.x, y - from.y) >= FAR_ENOUGH_PX;
      if (isDragged) handlers.move({ x, y });
    };
    const end = ({ type, clientX, clientY }: PointerEvent): void => {
      const seat = from !== null && isDragged && type === 'pointerup' ? seatAt(clientX, clientY) : null;
      from = null;
      if (!isDragged) return;
      handlers.end();
      if (seat !== null) handlers.drop(seat);
    };
    /** What was dragged was not pressed. */
    const click = (event: MouseEvent): void => {
      if (isDragged) event.stopImmediatePropagation();
      isDragged = false;
    };
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end } as const;
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as EventListener);
    }
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener as EventListener);
      }
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
