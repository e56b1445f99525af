// The router knows where the visitor is. Addresses are real ones: they can be shared, kept and walked back through.

import { pathInside } from './inner_link';

export type Place =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'replay'; id: string | null } // null: a record that was handed in
  | { at: 'analysis'; id: string | null } // the same
  | { at: 'puzzle'; code: string | null } // null: today's
  | { at: 'mine' } // the visitor's own finished games
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { at: 'nowhere' };
  if (first === undefined) return { at: 'home' };
  if (first === 't' && second !== undefined) return { at: 'table', id: decoded(second) };
  if (first === 'replay' || first === 'analysis') {
    return { at: first, id: second === undefined ? null : decoded(second) };
  }
  if (first === 'puzzle') return { at: 'puzzle', code: second === undefined ? null : decoded(second) };
  if (first === 'mine' && second === undefined) return { at: 'mine' };
  return { at: 'nowhere' };
}

class Router {
  path = $state('/');
  place = $derived(placeOf(this.path));
}

export const router = new Router();

/** Follows the address bar, and takes over links that stay inside the page. */
export function beginRouting(): void {
  router.path = location.pathname;
  window.addEventListener('popstate', () => (router.path = location.pathname));
  document.addEventListener('click', follow);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  router.path = location.pathname;
  scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || wantsAnotherTab(event)) return;
  const path = pathInside(link, location.href);
  if (path === null) return;
  event.preventDefault();
  go(path);
}

const wantsAnotherTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
