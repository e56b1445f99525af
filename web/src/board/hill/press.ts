/** Makes part of a drawing work like a button. An empty result leaves it a picture. */

export interface Press {
  role: 'button' | 'img';
  tabindex?: 0;
  onclick?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
  onpointerenter?: () => void;
  onpointerleave?: () => void;
  onfocus?: () => void;
  onblur?: () => void;
}

export function press(active: boolean, act: () => void, hover: (over: boolean) => void): Press {
  const watch = { onpointerenter: () => hover(true), onpointerleave: () => hover(false) };
  if (!active) return { role: 'img', ...watch };
  return {
    role: 'button',
    tabindex: 0,
    onclick: act,
    onkeydown: (event) => pressed(event, act),
    onfocus: () => hover(true),
    onblur: () => hover(false),
    ...watch,
  };
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
