// This remembers in this browser which lesson is under way, and how far the learner has read.

import { go } from '../router.svelte';
import { openLesson } from '../wire/http';
import { forget, keep } from './key_ring';

const PLACE = 'abbey.lesson';
export const FIRST_LESSON = 'first-day';

interface Underway {
  table: string;
  read: number; // how many steps of the lesson have been read
}

/** Gives the table of the lesson that is not finished, if there is one. */
export function lessonTable(store: Storage = localStorage): string | null {
  return underway(store)?.table ?? null;
}

/** Opens the table of a lesson and goes there; whatever lesson was under way before is over. */
export async function beginLesson(name: string, learner: string): Promise<void> {
  const { table, keys } = await openLesson(name, { name: learner });
  const before = lessonTable();
  if (before !== null) forget(before);
  keep(table.id, keys);
  write({ table: table.id, read: 0 }, localStorage);
  go(`/t/${encodeURIComponent(table.id)}`);
}

/** Takes note that the lesson has been learnt. Its table is a finished game like any other. */
export function endLesson(store: Storage = localStorage): void {
  store.removeItem(PLACE);
}

/** Tells how many steps the learner has read at this table. */
export function stepsRead(table: string, store: Storage = localStorage): number {
  const before = underway(store);
  return before?.table === table ? before.read : 0;
}

export function readStep(table: string, read: number, store: Storage = localStorage): void {
  if (underway(store)?.table === table) write({ table, read }, store);
}

function write(lesson: Underway, store: Storage): void {
  store.setItem(PLACE, JSON.stringify(lesson));
}

function underway(store: Storage): Underway | null {
  try {
    return JSON.parse(store.getItem(PLACE) ?? 'null') as Underway | null;
  } catch {
    return null; // somebody else wrote there: as good as nothing
  }
}
