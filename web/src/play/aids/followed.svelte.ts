/** This keeps what the server concludes about who is who in step with what has been seen on the board. */
import { untrack } from 'svelte';
import type { Aids } from '../../state/aids.svelte';
import type { Notebook } from '../../wire/types';
import type { Scene } from '../context';

/** Gives the newest that may be told; to be called while a component is made. */
export function followed(scene: Scene, aids: () => Aids): { readonly told: Notebook | null } {
  let told = $state.raw<Notebook | null>(null);
  let asked = ''; // nothing is asked for twice: whoever was refused once is refused again

  $effect(() => {
    const { notebook } = aids();
    const shown = scene.log.length;
    if (notebook !== null && notebook.until <= shown) told = notebook;
    const due = `${aids().breakCount} ${shown}`;
    const isDue = notebook?.until !== shown && scene.table?.stage === 'playing' && due !== asked;
    if (!isDue || aids().isWaitingFor('notebook')) return;
    asked = due;
    untrack(() => aids().ask({ type: 'notebook' }));
  });

  return {
    get told() {
      return told;
    },
  };
}
