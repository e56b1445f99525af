/** Says how a building is lit, and so what a press on it does. */
export type Light =
  | 'glow' // it can be chosen
  | 'chosen' // it is, and a press confirms it
  | 'goal' // whoever is picked goes there
  | 'lit'; // something points at it, no more

export const isPressable = (light: Light | undefined): boolean => light === 'glow' || light === 'chosen';
