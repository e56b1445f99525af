// These are the languages we speak. Each is one chunk of the page and some small ones, fetched when somebody wants them.

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

const CHUNKS: Record<Language, () => Promise<Texts>> = {
  en: () => import('./locales/en'),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  nl: () => import('./locales/nl'),
  cs: () => import('./locales/cs'),
  it: () => import('./locales/it'),
};

/** These parts of a language are fetched only with what they are for. */
export const PARTS = [
  'aids',
  'guide',
  'lesson',
  'mine',
  'notebook',
  'puzzle',
  'what-if',
  'analysis',
  'analysis_page',
] as const;

export type Part = (typeof PARTS)[number];

const FILES = import.meta.glob<string>(
  '$locales/*/{aids,analysis,analysis_page,guide,lesson,mine,notebook,puzzle,what-if}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

/** Fetches one language, with these of its parts. */
export async function textsOf(language: Language, parts: Iterable<Part>): Promise<Record<string, string>> {
  const wanted = [...parts].map((part) => `/${language}/${part}.ftl`);
  const files = Object.entries(FILES).filter(([file]) => wanted.some((end) => file.endsWith(end)));
  const more = files.map(async ([file, fetched]): Promise<[string, string]> => [file, await fetched()]);
  const { texts } = await CHUNKS[language]();
  return { ...texts, ...Object.fromEntries(await Promise.all(more)) };
}

/** Gives the first of the wishes that we speak; `de-AT` is content with `de`. */
export function spoken(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const short = wish?.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found !== undefined) return found;
  }
  return 'en';
}
