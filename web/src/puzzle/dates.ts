/** This writes days and times as the visitor is used to. Puzzles change at midnight UTC, the same for everybody. */

/** Gives the visitor's own variant of the language that is spoken, if there is one: days are written differently. */
function localeOf(language: string): string {
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
}

export function dateText(day: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return midnight(day).toLocaleDateString(localeOf(language), parts);
}

/** Says at what time of the visitor's own clock a day changes. */
export function midnightText(day: string, language: string): string {
  return midnight(day).toLocaleTimeString(localeOf(language), { hour: 'numeric', minute: '2-digit' });
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
