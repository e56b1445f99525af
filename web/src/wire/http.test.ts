import { afterEach, expect, test, vi } from 'vitest';
import { glanceAt, openTable, readReplay } from './http';

const answering = (body: string, status = 200) =>
  vi.fn((..._: unknown[]) => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

test('a refusal carries its code and its sentence', async () => {
  vi.stubGlobal('fetch', answering('{"type":"refused","code":"no-such-table","text":"There is none."}', 404));
  await expect(glanceAt('x')).rejects.toMatchObject({ code: 'no-such-table', text: 'There is none.' });
});

test('a refusal of a text says what is wrong with it', async () => {
  const why = { fault: 'count', entry: 'tiles.red', count: '7' };
  const refused = { type: 'refused', code: 'bad-components', text: 'tiles.red has 6 tiles; it needs 7.', why };
  vi.stubGlobal('fetch', answering(JSON.stringify(refused), 409));
  await expect(openTable({ chairs: [] })).rejects.toMatchObject({ code: 'bad-components', why });
});

test('an answer that is not ours is refused too', async () => {
  vi.stubGlobal('fetch', answering('<h1>Bad gateway</h1>', 502));
  await expect(glanceAt('x')).rejects.toMatchObject({ code: 'unexpected' });
});

test('a server that cannot be reached is a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await expect(glanceAt('x')).rejects.toMatchObject({ code: 'unreached' });
});

test('a table is opened with a JSON body', async () => {
  const fetch = answering('{"table":{},"keys":[]}', 201);
  vi.stubGlobal('fetch', fetch);
  await openTable({ chairs: [{ kind: 'here', name: 'Anna' }, { kind: 'open' }] });
  const [address, request] = fetch.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('/api/tables');
  expect(JSON.parse(request.body)).toEqual({ chairs: [{ kind: 'here', name: 'Anna' }, { kind: 'open' }] });
});

test('the id of a table cannot lead the address astray', async () => {
  const fetch = answering('{}');
  vi.stubGlobal('fetch', fetch);
  await readReplay('../bots', 'open');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/tables/..%2Fbots/replay?as=open');
});
