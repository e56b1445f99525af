import { expect, it } from 'vitest';
import { pointing } from './pointing';

const seen: boolean[] = [];
const handlers = pointing((over) => seen.push(over));
const pointer = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;

it.each(['mouse', 'pen'])('points with a %s over it', (kind) => {
  seen.length = 0;
  handlers.onpointerenter(pointer(kind));
  handlers.onpointerleave(pointer(kind));
  expect(seen).toEqual([true, false]);
});

it('does not point with a finger', () => {
  seen.length = 0;
  handlers.onpointerenter(pointer('touch'));
  handlers.onpointerleave(pointer('touch'));
  expect(seen).toEqual([]);
});
