// This tells somebody that it is their turn: always in the tab's title, and outside the page only if they asked for it.

import { t } from '../speech/speech.svelte';
import { changeSettings, settings } from './settings.svelte';

let hasFailed = $state(false); // a notice that was allowed could not be shown

/**
 * Tells whether this browser can show notices. Phones have the name, but let only a service worker use it; without the
 * visitor's permission, making one is a harmless way to find out.
 */
export function areNoticesPossible(): boolean {
  if (hasFailed || !('Notification' in globalThis)) return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('');
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the visitor has told the browser never to show notices of this page. */
export const areNoticesDenied = (): boolean => 'Notification' in globalThis && Notification.permission === 'denied';

/**
 * Switches notices and tells whether they are on now: browsers ask the visitor themselves, who may have said "never".
 */
export async function switchNotices(on: boolean): Promise<boolean> {
  const granted = on && areNoticesPossible() && (await Notification.requestPermission()) === 'granted';
  changeSettings({ notices: granted });
  return granted;
}

export function pageTitle(yourTurn: boolean, place: string): string {
  if (yourTurn) return t('page-title-your-turn');
  return place === '' ? t('page-title') : t('page-title-at', { place });
}

/** Tells somebody who looks elsewhere that it is their turn. A table has one notice, the newest. */
export function noticeTurn(table: string): void {
  if (!document.hidden || !settings.notices || !areNoticesPossible()) return;
  try {
    const notice = new Notification(t('page-notice-title'), { body: t('page-notice-body'), tag: `abbey-${table}` });
    notice.onclick = () => window.focus();
  } catch {
    hasFailed = true;
    changeSettings({ notices: false });
  }
}
