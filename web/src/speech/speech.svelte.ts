// The page speaks one language at a time, and every text follows when it changes.

import type { FluentBundle } from '@fluent/bundle';
import type { Said } from '../wire/types';
import { introduced, nameOf, type Listener } from './listener';
import { LANGUAGES, OWN_NAMES, spoken, textsOf, type Language, type Part } from './languages';
import { bundleOf, formatted, unparted, type Args } from './messages';

export { LANGUAGES, nameOf, OWN_NAMES, type Language, type Listener };

const PLACE = 'abbey.language';
const NOBODY: Listener = { names: [], seat: -1 };

class Speech {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
}

export const speech = new Speech();
let wanted: Language = 'en'; // the last wish
let learnt: readonly Part[] = [];

/** Says a message of the page. */
export function t(id: string, args: Args = {}): string {
  if (speech.bundle === null) throw new Error(`${id} was wanted before any language was there`);
  return unparted(formatted(speech.bundle, id, args));
}

/** Says a line of the game as this listener hears it: for its `seat` the name is told, or "you". */
export function say(line: Pick<Said, 'id' | 'args'>, listener: Listener = NOBODY): string {
  return t(line.id, introduced(line.args, listener));
}

/** Names a player as this listener hears of them. */
export function playerText(seat: number, listener: Listener): string {
  return say({ id: 'player', args: { seat } }, listener);
}

export function isSayable(id: string): boolean {
  return speech.bundle?.hasMessage(id) ?? false;
}

/** Begins to speak the visitor's language, or English if that cannot be fetched. */
export async function beginSpeech(): Promise<void> {
  const wish = spoken([localStorage.getItem(PLACE), ...navigator.languages]);
  await speak(wish).catch(() => speak('en'));
}

/** Changes the language. The old one stays until the new one is there. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(PLACE, language);
}

/** Learns the words of something that is not on every screen. */
export async function learn(part: Part): Promise<void> {
  if (learnt.includes(part)) return;
  await textsOf(wanted, [part]);
  learnt = [...learnt, part];
  await speak(wanted);
}

/** Learns the words of an analysis: those that the command says as well, and those of the page alone. */
export async function learnAnalysis(): Promise<void> {
  await learn('analysis');
  await learn('analysis_page');
}

async function speak(language: Language): Promise<void> {
  wanted = language;
  const texts = await textsOf(language, learnt);
  if (language !== wanted) return;
  speech.bundle = bundleOf(language, texts);
  speech.language = language;
  document.documentElement.lang = language;
}
