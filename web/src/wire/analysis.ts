// An analysis is answered line by line while it goes on; whoever hangs up cancels it.

import { asked, tableAddress } from './http';
import { Refusal, UNREACHED } from './refusal';
import type { Analysis, AnalysisNews, AnalysisProgress, Refused } from './types';

/** The game that is analysed: of a table that is over, or from a record that was handed in. */
export type Source = { id: string } | { record: string };

export async function analyse(
  source: Source,
  signal: AbortSignal,
  onprogress: (progress: AnalysisProgress) => void,
): Promise<Analysis> {
  const response = await asked(addressOf(source), { method: 'POST', signal, ...bodyOf(source) });
  for await (const line of linesOf(response)) {
    const news = JSON.parse(line) as AnalysisNews | Refused;
    if (news.type === 'analysis') return news.analysis;
    if (news.type === 'refused') throw new Refusal(news.code, news.text, news.why);
    onprogress(news);
  }
  throw new Refusal(UNREACHED, 'The server has stopped before the analysis was ready.');
}

const addressOf = (source: Source): string =>
  'id' in source ? `${tableAddress(source.id)}/analysis` : '/api/analysis';

const bodyOf = (source: Source): RequestInit =>
  'id' in source ? {} : { body: source.record, headers: { 'Content-Type': 'text/plain' } };

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const read = await reader?.read().catch(hungUp);
    if (read === undefined || read.done) return;
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** A line that breaks off is like a server that cannot be reached; what we have cancelled ourselves is thrown on. */
function hungUp(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new Refusal(UNREACHED, 'The connection has broken off.');
}
