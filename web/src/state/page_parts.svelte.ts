// Parts of the page are fetched when somebody wants them. A server that was renewed meanwhile has others.

class PageParts {
  isOneMissing = $state(false);
}

export const pageParts = new PageParts();

/** Notices when a part cannot be fetched: Vite tells it of every one, whoever wanted it. */
export function watchParts(page: EventTarget = window): void {
  page.addEventListener('vite:preloadError', () => (pageParts.isOneMissing = true));
}
