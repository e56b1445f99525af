/** Makes part of a drawing work like a button. Inactive, it stays a picture that a mouse can point at. */
import { hovering, pointing, type Pointing } from '../pointing';

export interface Press extends Partial<Pointing> {
  role: 'button' | 'img';
  tabindex?: 0;
  onclick?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

export function press(active: boolean, act: () => void, hover: (over: boolean) => void): Press {
  if (!active) return { role: 'img', ...hovering(hover) }; // whatever in a drawing hears of the focus can have it
  return {
    role: 'button',
    tabindex: 0,
    onclick: act,
    onkeydown: (event) => pressed(event, act),
    ...pointing(hover),
  };
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
