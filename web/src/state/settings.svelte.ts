// The settings are what a person likes, kept in this browser. The language lives with the speech.

const PLACE = 'abbey.settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced';
export type Pace = 'slow' | 'usual' | 'quick';
export type Confirming = 'final' | 'always' | 'never';

interface Settings {
  theme: Theme;
  motion: Motion;
  pace: Pace; // of what the others do
  confirming: Confirming; // which choices wait for a yes
  sound: boolean;
  notices: boolean;
  hasAnsweredNotices: boolean; // has been asked about them at a table
  hints: boolean; // in the first games
  name: string;
  bot: string;
  players: number;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  confirming: 'final',
  sound: false,
  notices: false,
  hasAnsweredNotices: false,
  hints: true,
  name: '',
  bot: '',
  players: 4,
};

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Changes settings, keeps them and shows them at once. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  saveSettings();
  applySettings();
}

/** Keeps the settings, for forms that write into them while somebody types. */
export function saveSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: it holds for this visit.
  }
}

/** Lets the style sheet know. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

/**
 * Tells whatever moves by script whether to keep still; the style sheet looks at `data-motion` and the media query
 * itself.
 */
export function isStill(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
