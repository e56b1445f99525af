/** Arrow keys walk through a list; one item of it is in the tab order. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const place = goalOf(event.key, items.indexOf(event.target as HTMLElement), items.length);
  const goal = place === null ? undefined : items[place];
  if (goal === undefined) return;
  event.preventDefault();
  for (const item of items) item.tabIndex = item === goal ? 0 : -1;
  goal.focus();
}

export function goalOf(key: string, from: number, count: number): number | null {
  if (from < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), count - 1);
}
