import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from './memory_storage';
import { hasDraft, reloadOnce } from './reload';

beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));

test('a page that is too old is loaded again, though not in circles', () => {
  const reload = vi.fn();
  reloadOnce(100_000, reload);
  reloadOnce(101_000, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(200_000, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what somebody has begun to write is noticed', () => {
  const page = (...values: string[]) => ({ querySelectorAll: () => values.map((value) => ({ value })) });
  expect(hasDraft(page('', '') as unknown as ParentNode)).toBe(false);
  expect(hasDraft(page('', 'Hello') as unknown as ParentNode)).toBe(true);
});
