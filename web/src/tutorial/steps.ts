/** This finds the step of a lesson that is due. */
import type { LessonStep } from '../wire/types';

/**
 * Gives the place of the step that is due after so many decisions, or -1: the first one that was not read yet, or else
 * the one that asks. What was read is not told again, even after a decision was taken back.
 */
export function dueStep(steps: readonly LessonStep[], made: number, read: number): number {
  return steps.findIndex(({ at, asks }, place) => at === made && (asks || place >= read));
}
