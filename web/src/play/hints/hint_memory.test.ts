import { expect, test } from 'vitest';
import { HintMemory } from './hint_memory';

function shelf(text?: string): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map(text === undefined ? [] : [['abbey.hints', text]]);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('only the first two games have hints, however often they are opened', () => {
  const store = shelf();
  expect(['a', 'b', 'a', 'c', 'b'].map((table) => new HintMemory(store).isEarly(table))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test('what was learnt stays learnt', () => {
  const store = shelf();
  new HintMemory(store).learn('tile');
  expect([...new HintMemory(store).seen]).toEqual(['tile']);
});

test('what somebody else wrote there is as good as nothing', () => {
  expect(new HintMemory(shelf('{not json')).seen.size).toBe(0);
});
