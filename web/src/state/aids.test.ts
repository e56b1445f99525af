import { expect, test } from 'vitest';
import type { Hint } from '../wire/types';
import { Aids, type Question } from './aids.svelte';

const HINT: Hint = { type: 'hint', question: 3, taken: 1, turns: [] };

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
