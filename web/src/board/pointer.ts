/**
 * Something is pointed at with a mouse or a pen over it, or with the keys. A finger does not point: it presses, and
 * what it presses must not move away under it. A button that is taken away with the focus on it is left too: whatever
 * is told then must not ask anything that is gone together with the button.
 */

export interface HoverHandlers {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
}

export interface PointerHandlers extends HoverHandlers {
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

type Point = (over: boolean) => void;

export function hoverHandlers(point: Point): HoverHandlers {
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') point(over);
  };
  return { onpointerenter: hover(true), onpointerleave: hover(false) };
}

export function pointerHandlers(point: Point): PointerHandlers {
  return {
    ...hoverHandlers(point),
    onfocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible')) point(true);
    },
    onblur: () => point(false),
  };
}
