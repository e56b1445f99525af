import { afterEach, expect, test, vi } from 'vitest';
import { analyse } from './analysis';

const READY = { type: 'analysis', analysis: { format: 'abbey analysis 1' } };

/** Answers with these pieces, which need not end where lines do. */
function answering(...pieces: string[]): void {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
}

afterEach(() => vi.unstubAllGlobals());

test('the progress is told line by line, wherever the pieces end', async () => {
  const text = ['{"type":"progress","done":1,"of":4}', '{"type":"progress","done":3,"of":4}', JSON.stringify(READY)];
  const whole = `${text.join('\n')}\n`;
  answering(whole.slice(0, 20), whole.slice(20, 50), whole.slice(50));
  const heard: number[] = [];
  const analysis = await analyse({ id: 'x' }, new AbortController().signal, ({ done }) => heard.push(done));
  expect([heard, analysis]).toEqual([[1, 3], READY.analysis]);
});

test('an analysis that fails on the way is a refusal', async () => {
  answering('{"type":"progress","done":1,"of":4}\n{"type":"refused","code":"server-fault","text":"It failed."}\n');
  const failed = analyse({ record: 'text' }, new AbortController().signal, () => undefined);
  await expect(failed).rejects.toMatchObject({ code: 'server-fault' });
});

test('an answer that breaks off is like a server that is not reached', async () => {
  answering('{"type":"progress","done":1,"of":4}\n');
  const broken = analyse({ id: 'x' }, new AbortController().signal, () => undefined);
  await expect(broken).rejects.toMatchObject({ code: 'unreached' });
});

test('what is cancelled is not told as a server that is not reached', async () => {
  const hangUp = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    hangUp.abort();
    return Promise.reject(signal?.reason as Error);
  });
  const cancelled = analyse({ id: 'x' }, hangUp.signal, () => undefined);
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});
