/** Makes part of a drawing work like a button. Inactive, it stays a picture that can be pointed at. */
import { pointing, type Pointing } from '../pointing';

export interface Press extends Pointing {
  role: 'button' | 'img';
  tabindex?: 0;
  onclick?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

export function press(active: boolean, act: () => void, hover: (over: boolean) => void): Press {
  if (!active) return { role: 'img', ...pointing(hover) };
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
