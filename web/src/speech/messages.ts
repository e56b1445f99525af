// This says the Fluent messages of one language, and knows what becomes of one that cannot be said.

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Args = Record<string, string | number>;

export function bundleOf(language: string, texts: Record<string, string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [file, text] of Object.entries(texts)) {
    for (const error of bundle.addResource(new FluentResource(text))) unsayable(`${file}: ${error.message}`, file);
  }
  return bundle;
}

export function formatted(bundle: FluentBundle, id: string, args: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return unsayable(`There is no message ${id} in ${bundle.locales.join()}.`, id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) unsayable(`${id} cannot be said with ${JSON.stringify(args)}: ${errors.join(', ')}`, id);
  return text;
}

/** Binds what no line may part: a number and its per cent, and both ends of a change. */
export const unparted = (text: string): string =>
  text.replace(/(\d) (?=[%→])/g, '$1\u00a0').replace(/→ (?=\d)/g, '→\u00a0');

/** A hole in the texts is a defect: it stops us while we build, and never stops a game. */
function unsayable(why: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(why);
  console.error(why);
  return instead;
}
