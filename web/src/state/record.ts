// A record that a visitor handed in to watch is kept for this tab, so that loading the page again keeps it.

const PLACE = 'abbey.record';

export const handIn = (record: string): void => sessionStorage.setItem(PLACE, record);

export const handedIn = (): string | null => sessionStorage.getItem(PLACE);
