/** This joins lines into sentences, as a listener hears them. */
import { say, t, type Listener } from '../speech/speech.svelte';
import type { Choice, Said } from '../wire/types';

/** Joins the short phrases of an outlook with commas. */
export const outlookText = (lines: Said[], listener: Listener): string =>
  lines.map((line) => say(line, listener)).join(', ');

/** Tells a choice and what it would bring. */
export function choiceText({ label, outlook }: Choice, listener: Listener): string {
  const choice = say(label, listener);
  return outlook.length === 0 ? choice : t('play-would', { choice, outlook: outlookText(outlook, listener) });
}

export const storyText = (lines: Said[], listener: Listener): string =>
  lines.map((line) => say(line, listener)).join(' ');

/** Gives the exact text of the rule, or of the event, behind a line. */
export const ruleText = (clause: string): string => t(`rule-${clause.replaceAll('_', '-')}`);
