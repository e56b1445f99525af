/** Single keys work as commands. Whoever types text, or has switched them off, is left alone. */

export type Order = 'confirm' | 'cancel' | 'undo' | 'skip' | 'recap' | 'text' | 'help';
export type Command = { do: 'choose'; place: number } | { do: Order };

export const SHORTCUTS = ['digit', 'Enter', 'Escape', 'u', 's', 'r', 't', '?'] as const;

const COMMANDS: Record<string, Order> = {
  Enter: 'confirm',
  Escape: 'cancel',
  u: 'undo',
  s: 'skip',
  r: 'recap',
  t: 'text',
  '?': 'help',
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

export function commandOf(event: Pressed, singleKeys: boolean): Command | null {
  if (isTyping(event.target)) return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return { do: 'undo' };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { do: 'cancel' };
  if (!singleKeys) return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'choose', place: Number(event.key) - 1 };
  if (event.key === 'Enter' && isPressable(event.target)) return null;
  const command = COMMANDS[event.key];
  return command === undefined ? null : { do: command };
}

const isTyping = (target: EventTarget | null): boolean => matches(target, 'input, textarea, select, [contenteditable]');

/** Tells whether Enter belongs to what it is pressed on, as it does on a button. */
const isPressable = (target: EventTarget | null): boolean => matches(target, 'button, a, summary, [role=button]');

const matches = (target: EventTarget | null, selector: string): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
