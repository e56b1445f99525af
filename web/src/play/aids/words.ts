/** This fetches the words of notebook and aids: nobody needs them before they open one of them. */
import { learn } from '../../speech/speech.svelte';

export const learnAids = async (): Promise<void> => {
  await Promise.all([learn('aids'), learn('notebook')]);
};
