/** This lets the guesses fly from those who made them to those whom they are about. */

const SHARE = 0.6; // of the time, for one of them; the rest is between the first and the last

/** Lets everything with `data-by` in the list come from the seat that it names; gives a way to call it off. */
export function flyIn(list: HTMLElement, ms: number): () => void {
  const flying = [...list.querySelectorAll<HTMLElement>('[data-by]')];
  const flights = flying.map((guess, place) => {
    const origin = list.querySelector(`[data-seat="${guess.dataset.by ?? ''}"]`) ?? guess;
    const [from, to] = [middle(origin), middle(guess)];
    const delay = (ms * (1 - SHARE) * place) / Math.max(1, flying.length - 1);
    return guess.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0 }, { translate: '0 0' }], {
      duration: ms * SHARE,
      delay,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
  });
  return () => flights.forEach((flight) => flight.cancel());
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
