/** Single keys work as commands. Whoever types text, or has switched them off, is left alone. */

export type Order = 'confirm' | 'cancel' | 'undo' | 'skip' | 'recap' | 'text' | 'help';
export type Command = { do: 'choose'; place: number } | { do: Order };

export const SHORTCUTS = ['digit', 'Enter', 'Escape', 'u', 's', 'r', 't', 'p', '?'] as const;

const COMMANDS: Record<string, Order> = {
  Enter: 'confirm',
  Escape: 'cancel',
  u: 'undo',
  s: 'skip',
  r: 'recap',
  t: 'text',
  '?': 'help',
};

const KEYS = '123456789abcdefghijklmnoqrstuvwxyz'; // in the log, p pins a line

/** Gives the key that picks the choice at this place of the list: digits first, then the letters that are free. */
export const keyOf = (place: number): string | undefined => CHOICE_KEYS[place];

const CHOICE_KEYS = [...KEYS].filter((key) => COMMANDS[key] === undefined);

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

export function commandOf(event: Pressed, singleKeys: boolean): Command | null {
  if (isTyping(event.target)) return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return { do: 'undo' };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { do: 'cancel' };
  if (!singleKeys) return null;
  if (event.key === 'Enter' && isPressable(event.target)) return null;
  const command = COMMANDS[event.key];
  if (command !== undefined) return { do: command };
  const place = CHOICE_KEYS.indexOf(event.key);
  return place < 0 ? null : { do: 'choose', place };
}

const isTyping = (target: EventTarget | null): boolean => matches(target, 'input, textarea, select, [contenteditable]');

/** Tells whether Enter belongs to what it is pressed on, as it does on a button. */
const isPressable = (target: EventTarget | null): boolean => matches(target, 'button, a, summary, [role=button]');

const matches = (target: EventTarget | null, selector: string): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
