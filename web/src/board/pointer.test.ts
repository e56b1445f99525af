import { expect, it } from 'vitest';
import { pointerHandlers } from './pointer';

const seen: boolean[] = [];
const handlers = pointerHandlers((over) => seen.push(over));
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
