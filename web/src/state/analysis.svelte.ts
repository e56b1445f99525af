// The analysis of one game: asked for, under way, there, or refused. The last one is kept while the visitor walks
// between it and the replay.

import { problemText } from '../speech/refusals';
import { t } from '../speech/speech.svelte';
import { analyse, type Source } from '../wire/analysis';
import { Refusal } from '../wire/refusal';
import type { Analysis } from '../wire/types';
import { handedIn, recordHandedIn } from './record';

export class AnalysisRun {
  share = $state(0); // of the work that is done
  ahead = $state(0); // how many other analyses come first
  isRunning = $state(false);
  wasCancelled = $state(false);
  problem = $state('');
  result = $state.raw<Analysis | null>(null);

  #hangUp: AbortController | null = null;

  constructor(private readonly source: () => Source) {}

  /** Begins, unless it goes on already or is done. */
  async start(): Promise<void> {
    if (this.isRunning || this.result !== null) return;
    const own = (this.#hangUp = new AbortController());
    this.isRunning = true;
    this.wasCancelled = false;
    this.problem = '';
    this.share = this.ahead = 0;
    try {
      this.result = await analyse(this.source(), own.signal, ({ done, of, ahead = 0 }) => {
        this.share = done / of;
        this.ahead = ahead;
      });
    } catch (error) {
      if (own.signal.aborted) this.wasCancelled = true;
      else this.problem = reasonText(error);
    } finally {
      this.isRunning = false;
    }
  }

  cancel(): void {
    this.#hangUp?.abort();
  }
}

const reasonText = (error: unknown): string =>
  error instanceof Refusal && error.code === 'not-over' ? t('analysis-unfinished') : problemText(error);

let last: { key: string | null; run: AnalysisRun } | null = null;

/** Gives the analysis of a table's game, or of the record that was handed in: the same one as long as it is the last. */
export function analysisOf(id: string | null): AnalysisRun {
  const key = id ?? handedIn();
  if (last?.key !== key) {
    last?.run.cancel();
    last = { key, run: new AnalysisRun(() => (id === null ? { record: recordHandedIn() } : { id })) };
  }
  return last.run;
}
