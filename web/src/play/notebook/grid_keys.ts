/** Arrow keys walk through the fields of the notebook, in both directions; one of them is in the tab order. */

const STEPS: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/** Gives the place of the field that a key leads to, counted row by row; null if it leads nowhere. */
export function goalOf(key: string, from: number, columns: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || from < 0) return null;
  const column = (from % columns) + step.across;
  const goal = from + step.across + step.down * columns;
  return column < 0 || column >= columns || goal < 0 || goal >= count ? null : goal;
}

export function walkGrid(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const columns = event.currentTarget.querySelectorAll('tbody tr:first-child [data-roving]').length;
  const place = goalOf(event.key, fields.indexOf(event.target as HTMLElement), columns, fields.length);
  const goal = place === null ? undefined : fields[place];
  if (goal === undefined) return;
  event.preventDefault();
  for (const field of fields) field.tabIndex = field === goal ? 0 : -1;
  goal.focus();
}
