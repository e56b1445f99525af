// These keep, with the entry in the browser's history, where on the screen of an analysis somebody was.

export interface AnalysisSpot {
  y: number; // how far down
  seat: number; // whom it was about
}

export function leave(spot: AnalysisSpot): void {
  history.replaceState({ ...history.state, analysis: spot }, '');
}

/** Says where this entry was left, or null if it is new. */
export function whereLeft(): AnalysisSpot | null {
  const state = history.state as { analysis?: AnalysisSpot } | null;
  return state?.analysis ?? null;
}
