import { expect, test } from 'vitest';
import { pathInside } from './inner_link';

/** Stands for a link, be it of the page or of a drawing in it: both have these attributes. */
const link = (attributes: Record<string, string>): Pick<Element, 'getAttribute' | 'hasAttribute'> => ({
  getAttribute: (name) => attributes[name] ?? null,
  hasAttribute: (name) => name in attributes,
});

test.each([
  [{ href: '/replay/cloister#at=3' }, '/replay/cloister#at=3'],
  [{ href: 'https://abbey.example/mine' }, '/mine'],
  [{ href: '/mine', target: '_blank' }, null],
  [{ href: '/mine', download: '' }, null],
  [{ href: 'https://elsewhere.example/mine' }, null],
  [{ href: '/api/tables/cloister/record' }, null],
  [{ href: '#keeping' }, null],
  [{}, null],
])('%o leads inside to %s', (attributes, path) => {
  expect(pathInside(link(attributes as Record<string, string>), 'https://abbey.example/analysis')).toBe(path);
});
