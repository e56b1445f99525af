/** The icons that more than one button wears, as paths on a field of 24 by 24. */

export const BOOK =
  'M12 6.5C9.500 4.600 6 4.300 3 5v13.500c3-.7 6.500-.4 9 1.500 2.500-1.900 6-2.200 9-1.500V5c-3-.7-6.500-.4-9 1.500zM12 6.500V20';

export const BACK = 'M9 5 4 10l5 5M4 10h9.500a5.500 5.500 0 0 1 0 11H8';
