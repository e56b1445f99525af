// Loads the page again when it is too old for the server, though never in circles, and never over something half-made.

const MARK = 'abbey-reloaded';
const LEAST_MS = 60_000;

/** Loads the page again, unless that has just been done and has not helped. */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): void {
  const before = Number(sessionStorage.getItem(MARK) ?? 0);
  if (now - before < LEAST_MS) return;
  sessionStorage.setItem(MARK, String(now));
  reload();
}

/** Tells whether somebody has written something on this page that is not sent. */
export function hasDraft(page: ParentNode = document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement>('input[data-draft]');
  return [...fields].some((field) => field.value !== '');
}
