/** This is time as the browser has it, for whatever is shown step by step. */
import { isStill, settings } from '../state/settings.svelte';
import type { Surroundings } from './motion.svelte';

export const browserTime: Pick<Surroundings, 'isStill' | 'pace' | 'later'> = {
  isStill: () => isStill() || document.hidden,
  pace: () => settings.pace,
  later: (call, ms) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
