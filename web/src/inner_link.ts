/**
 * Gives where a link leads inside this page; null for one that is the browser's to follow.
 * It goes by attributes: in a drawing the properties of a link are objects.
 */
export function pathInside(link: Pick<Element, 'getAttribute' | 'hasAttribute'>, here: string): string | null {
  const href = link.getAttribute('href');
  if (href === null || href.startsWith('#') || link.hasAttribute('target') || link.hasAttribute('download'))
    return null;
  const { origin, pathname, hash } = new URL(href, here);
  return origin === new URL(here).origin && !pathname.startsWith('/api/') ? pathname + hash : null;
}
