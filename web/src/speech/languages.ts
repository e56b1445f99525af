// These are the languages we speak. Each is one chunk of the page, fetched when somebody wants it.

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'cs', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language is named in its own words: whoever looks for theirs may read no other. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  cs: 'Čeština',
  it: 'Italiano',
};

type Texts = { texts: Record<string, string> };

export const CHUNKS: Record<Language, () => Promise<Texts>> = {
  en: () => import('./locales/en'),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  nl: () => import('./locales/nl'),
  cs: () => import('./locales/cs'),
  it: () => import('./locales/it'),
};

/** Gives the first of the wishes that we speak; `de-AT` is content with `de`. */
export function spoken(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const short = wish?.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found !== undefined) return found;
  }
  return 'en';
}
