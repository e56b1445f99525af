/** There is a line drawing for each event and for the last day, in a box of 24 by 24. */

import type { Event } from '../wire/words';

export type EmblemName = Event | 'accusation';

export const EMBLEMS: Readonly<Record<EmblemName, string>> = {
  // two who talk at once
  talkative: 'M3 4h11v8H8l-3 3v-3H3zM16 9h5v8h-2v3l-3-3h-6v-3M6 7h5M6 9.5h3',
  // a labyrinth
  puzzling:
    'M12 21v-4a5 5 0 1 0-5-5M3 12a9 9 0 0 1 18 0 9 9 0 0 1-6 8.5M3 12a9 9 0 0 0 6 8.5M12 12v-1.5M9.5 12a2.5 2.5 0 1 1 2.5 2.5',
  // a bee
  diligent:
    'M12 8c4 0 6 3 6 6.5S15 21 12 21s-6-3-6-6.5S8 8 12 8zM6.5 12.5h11M6.2 16.5h11.6M9 8C5 3 1.5 5 2.5 8s4 3 6 1.5M15 8c4-5 7.5-3 6.5 0s-4 3-6 1.5M10.5 8 9 4M13.5 8 15 4',
  // footprints, one pair after the other
  close_behind:
    'M7 13c-2 0-2.5 2-2 4s.5 4 2 4 2-2 2-4-.5-4-2-4zM16 3c-2 0-2.5 2-2 4s.5 4 2 4 2-2 2-4-.5-4-2-4zM13.5 13c-1 0-1.5 1.5-1.2 3s.4 2.5 1.2 2.5 1.3-1 1.3-2.5-.3-3-1.3-3zM8 4c-1 0-1.5 1.5-1.2 3S7.2 9.5 8 9.5 9.3 8.5 9.3 7 9 4 8 4z',
  // an hourglass on the run
  hasty:
    'M10 3h10M10 21h10M11 3c0 5 2 6.5 4 9-2 2.5-4 4-4 9M19 3c0 5-2 6.5-4 9 2 2.5 4 4 4 9M13 19h4M3 8h5M2 12h6M3 16h5',
  // a broken cross
  impious: 'M10 21V11H4V7h6V2h4v5h6v4h-6v2l-4 3 4 1v4zM2 21h20',
  // a mouse
  unobtrusive:
    'M4 18c0-6 4-9 9-9 2 0 3 .5 4 1.5l4.5 4.5c.5 1.5-.5 3-2.5 3zM14 9c-.5-3 3-4.5 4-2s-.5 3-1 3.5M4 18c-2 0-2.5-2-1.5-3.5S2 11 3.5 10M18 14v.1M8 18c0-2 1-3 2.5-3',
  // a feather
  delicate: 'M4 21C5 12 10 5 20 3c1 8-3 14-11 15M4 21l9-11M9 15l5-.5M11.5 11.5l5-.5',
  // a locked book
  forbidden:
    'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9.5 9.5h5v4h-5zM10.5 9.5V8a1.5 1.5 0 0 1 3 0v1.5',
  // a cage
  caught: 'M5 20v-8a7 7 0 0 1 14 0v8M3 20h18M12 5V2M8.5 20V7.5M12 20V5M15.5 20V7.5M5 13.5h14',
  // a sealed letter
  compromising: 'M3 6h18v13H3zM3 6l9 7 9-7M12 12a3 3 0 1 0 .1 0zM12 14v2M11 15h2',
  // a lens
  inquiring: 'M10 3a7 7 0 1 0 .1 0zM15 15l6 6M6.5 9c.5-2 2-3 4-3',
  // a flask of something
  dubious:
    'M9 3h6M10 3v6l-5 9c-.8 1.7 0 3 2 3h10c2 0 2.8-1.3 2-3l-5-9V3M7.5 15c3-1.5 5 1.5 9 0M10 18v.1M13.5 17.5v.1M12 12v.1',
  // an eye
  suspicious: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 8.5a3.5 3.5 0 1 0 .1 0zM12 11v2M5 6 3.5 4M12 4V2M19 6l1.5-2',
  // the scales of the seventh day
  accusation: 'M12 3v17M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6zM2 14a3 2.5 0 0 0 6 0M16 14a3 2.5 0 0 0 6 0',
};
