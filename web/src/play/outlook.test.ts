import { expect, test } from 'vitest';
import type { Choice, Said } from '../wire/types';
import { ghostsOf } from './outlook';

const choice = (action: string, ...outlook: Said[]): Choice => ({
  action,
  label: { id: 'choose-move', args: {} },
  outlook,
  final: true,
  never: '',
});

test('a move leaves a ghost of the figure and of every token that it moves', () => {
  const ghosts = ghostsOf(
    choice(
      'grey>culina',
      { id: 'would-suspicion', args: { figure: 'grey', before: 14, after: 10 } },
      { id: 'would-evidence', args: { figure: 'red', before: 5, after: 6 } },
      { id: 'would-pass', args: { before: 3, after: 6, count: 3 } },
    ),
  );
  expect(ghosts).toEqual({
    suspicion: { grey: 10 },
    evidence: { red: 6 },
    time: 6,
    move: { figure: 'grey', building: 'culina' },
  });
});

test('a reset moves all six tokens back', () => {
  const ghosts = ghostsOf(choice('adson>culina', { id: 'would-reset', args: { after: 10 } }));
  expect(Object.values(ghosts.suspicion)).toEqual([10, 10, 10, 10, 10, 10]);
});

test('a marker to show leaves a ghost of what it brings to its monk', () => {
  const ghosts = ghostsOf(choice('show:red', { id: 'would-show', args: { figure: 'red', before: 8, after: 10 } }));
  expect(ghosts.evidence).toEqual({ red: 10 });
});

test('nothing chosen, no ghosts', () => {
  expect(ghostsOf(null).move).toBeNull();
});
