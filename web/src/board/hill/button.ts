/** Makes part of a drawing work like a button. Inactive, it stays a picture that a mouse can point at. */
import { hoverHandlers, pointerHandlers, type PointerHandlers } from '../pointer';

export interface ButtonProps extends Partial<PointerHandlers> {
  role: 'button' | 'img';
  tabindex?: 0;
  onclick?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

export function buttonProps(active: boolean, act: () => void, hover: (over: boolean) => void): ButtonProps {
  if (!active) return { role: 'img', ...hoverHandlers(hover) }; // whatever in a drawing hears of the focus can have it
  return {
    role: 'button',
    tabindex: 0,
    onclick: act,
    onkeydown: (event) => pressed(event, act),
    ...pointerHandlers(hover),
  };
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
