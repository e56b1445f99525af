/** Pointing at something: with a mouse or a pen over it, or with the keys. A finger does not point: it presses, and what
 *  it presses must not move away under it. */

export interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

export function pointing(point: (over: boolean) => void): Pointing {
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') point(over);
  };
  return {
    onpointerenter: hover(true),
    onpointerleave: hover(false),
    onfocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible')) point(true);
    },
    onblur: () => point(false),
  };
}
