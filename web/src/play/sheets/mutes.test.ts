import { expect, test } from 'vitest';
import { Mutes } from './mutes.svelte';

test('who is muted stays muted, until they are heard again', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  new Mutes('here', store).toggle(2);
  const later = new Mutes('here', store);
  expect([later.has(2), later.has(1)]).toEqual([true, false]);
  later.toggle(2);
  expect(new Mutes('here', store).has(2)).toBe(false);
});
