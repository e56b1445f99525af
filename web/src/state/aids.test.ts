import { expect, test } from 'vitest';
import type { Hint, HintedTurn } from '../wire/types';
import { Aids, type Question } from './aids.svelte';

const HINT: Hint = { type: 'hint', question: 3, taken: 1, turns: [] };

const way = (...actions: string[]): HintedTurn =>
  ({ actions, labels: [], why: [], tells: [] }) as unknown as HintedTurn;
const WAYS: Hint = { ...HINT, turns: [way('a', 'b', 'c'), way('a', 'd'), way('e')] };
const firstSteps = ({ ways }: Aids): string[][] => ways.map(({ actions }) => actions);

function asking(isSent = true): { aids: Aids; sent: Question[] } {
  const sent: Question[] = [];
  const aids = new Aids((question) => {
    if (isSent) sent.push(question);
    return isSent;
  });
  return { aids, sent };
}

test('of each kind one question is on its way at a time', () => {
  const { aids, sent } = asking();
  aids.ask({ type: 'hint', question: 3 });
  aids.ask({ type: 'hint', question: 3 });
  aids.ask({ type: 'mirror' });
  expect(sent.map(({ type }) => type)).toEqual(['hint', 'mirror']);
  expect([aids.isWaitingFor('hint'), aids.isWaitingFor('notebook')]).toEqual([true, false]);
});

test('an answer is kept, and the next question may go', () => {
  const { aids, sent } = asking();
  aids.ask({ type: 'hint', question: 3 });
  aids.hear(HINT);
  expect(aids.hint).toBe(HINT);
  expect(aids.isWaitingFor('hint')).toBe(false);
  aids.ask({ type: 'hint', question: 4 });
  expect(sent).toHaveLength(2);
});

test('nobody waits for what could not be sent, or was refused', () => {
  const broken = asking(false);
  broken.aids.ask({ type: 'notebook' });
  expect(broken.aids.isWaitingFor('notebook')).toBe(false);
  const { aids } = asking();
  aids.ask({ type: 'notebook' });
  aids.giveUp();
  expect([aids.isWaitingFor('notebook'), aids.breakCount]).toEqual([false, 0]);
  aids.ask({ type: 'notebook' });
  aids.restart();
  expect([aids.isWaitingFor('notebook'), aids.breakCount]).toEqual([false, 1]);
});

test('a hint stays as long as somebody follows one of its ways, and knows how far they have come', () => {
  const { aids } = asking();
  aids.hear(WAYS, 3);
  expect([firstSteps(aids).length, aids.stepCount]).toEqual([3, 0]);
  aids.follow({ type: 'play', action: 'a' });
  expect([firstSteps(aids), aids.stepCount]).toEqual([
    [
      ['a', 'b', 'c'],
      ['a', 'd'],
    ],
    1,
  ]);
  aids.follow({ type: 'play', action: 'd' });
  expect(firstSteps(aids)).toEqual([]);
  aids.follow({ type: 'undo' });
  expect([firstSteps(aids).length, aids.stepCount]).toEqual([2, 1]);
});

test('the ways are gone when somebody goes another one, and come back with them; that there is a hint depends on neither', () => {
  const { aids } = asking();
  aids.hear(WAYS, 3);
  aids.follow({ type: 'play', action: 'x' });
  expect([aids.hasHint, firstSteps(aids)]).toEqual([true, []]);
  aids.follow({ type: 'undo' });
  expect([aids.hasHint, firstSteps(aids).length]).toEqual([true, 3]);
});

test('whether there is a hint for a question does not depend on what it says', () => {
  const told = [HINT, WAYS].map((hint) => {
    const { aids } = asking();
    const seen = (['a', 'd', 'x'] as const).map((action) => {
      aids.hear(hint, 3);
      const before = [aids.hasHint, aids.isFresh];
      aids.follow({ type: 'play', action });
      return [...before, aids.hasHint, aids.isFresh];
    });
    return seen;
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.[0]).toEqual([true, true, true, false]);
});

test('a hint that came later than what is taken back is gone', () => {
  const { aids } = asking();
  aids.hear(WAYS, 3);
  aids.follow({ type: 'undo' });
  aids.follow({ type: 'play', action: 'a' });
  expect(aids.hasHint).toBe(false);
  aids.hear(WAYS, 3);
  expect(aids.hasHint).toBe(true);
});

test('a hint is gone when its question is, unless this seat decided that here, and after a break', () => {
  const { aids } = asking();
  aids.hear(WAYS, 3);
  aids.follow(null);
  expect([aids.hasHint, aids.isFresh, firstSteps(aids)]).toEqual([false, false, []]);
  aids.hear(WAYS, 4);
  expect(aids.hasHint).toBe(false);
  aids.hear(WAYS, 3);
  aids.restart();
  expect([aids.hasHint, aids.isFresh]).toEqual([false, false]);
});

test('a hint that comes when something else is asked is not told', () => {
  const { aids } = asking();
  aids.hear(WAYS, 4);
  expect([aids.hint, aids.hasHint]).toEqual([WAYS, false]);
});
