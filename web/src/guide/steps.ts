/**
 * These are the introduction's steps in their order, each with the rule that tells it in full. Their pictures are in
 * `scenes/`.
 */

export interface Step {
  name: string;
  topic: string;
}

export const STEPS = [
  { name: 'identity', topic: 'identity' },
  { name: 'turn', topic: 'card' },
  { name: 'task', topic: 'task' },
  { name: 'guests', topic: 'william' },
  { name: 'event', topic: 'events' },
  { name: 'tiles', topic: 'time' },
  { name: 'night', topic: 'convert' },
  { name: 'show', topic: 'reveal' },
  { name: 'accuse', topic: 'accuse' },
  { name: 'winner', topic: 'winner' },
] as const satisfies readonly Step[];

export type StepName = (typeof STEPS)[number]['name'];
