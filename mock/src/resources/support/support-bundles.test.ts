import { afterEach, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../adapters/http/serve.ts';
import { createMock, type Mock } from '../../server/mock.ts';
import { personas } from '../../seeds/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const BASE = '/experimental/v1/system/support-bundles';

/** A response with its headers and bytes. */
async function raw(mock: Mock, method: string, path: string, headers: Record<string, string> = {}) {
  const cookie = `msw-user=${encodeURIComponent(personas.operator)}`;
  const request = new Request(`http://mock.test${path}`, { method, headers: { ...headers, cookie } });
  const response = await mock.handle(request);
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const inState = (mock: Mock, state: string): string =>
  mock.store.tables.supportBundles.find((bundle) => bundle.state === state)?.id ?? '';

const stateOf = (bundle: unknown): string => String(at(bundle, 'state'));
const order = (a: string, b: string): number => a.localeCompare(b);

describe('the life of a support bundle', () => {
  it('goes from collecting to active, and from destroying to deletion', async () => {
    const { call, clock } = world();
    const made = await call('POST', BASE);
    expect(made).toMatchObject({ status: 201, body: { state: 'collecting', reason_for_failure: null } });
    const path = `${BASE}/${String(at(made.body, 'id'))}`;
    expect((await call('GET', `${path}/index`)).status).toBe(400);
    clock.advance(15_000);
    expect(at((await call('GET', path)).body, 'state')).toBe('active');
    expect((await call('DELETE', path)).status).toBe(204);
    expect(at((await call('GET', path)).body, 'state')).toBe('destroying');
    expect((await call('DELETE', path)).status).toBe(400);
    expect((await call('GET', `${path}/download`)).status).toBe(400);
    clock.advance(3000);
    expect((await call('GET', path)).status).toBe(404);
  });

  it('is canceled when it is deleted during collection, and stays when it failed', async () => {
    const { call, clock, mock } = world();
    const collecting = `${BASE}/${inState(mock, 'collecting')}`;
    expect((await call('DELETE', collecting)).status).toBe(204);
    clock.advance(3000);
    expect((await call('GET', collecting)).status).toBe(404);
    const failed = `${BASE}/${inState(mock, 'failed')}`;
    expect(at((await call('GET', failed)).body, 'reason_for_failure')).toEqual(expect.any(String));
    expect((await call('GET', `${failed}/download`)).status).toBe(400);
    expect(await call('DELETE', failed)).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest' },
    });
    expect((await call('GET', failed)).status).toBe(200);
  });

  it('is shown in every state by the demo, in pages, and every change ends', async () => {
    const { call, clock } = world();
    const first = await call('GET', `${BASE}?limit=3`);
    const rest = await call('GET', `${BASE}?page_token=${String(at(first.body, 'next_page'))}`);
    const states = [...itemsOf(first.body), ...itemsOf(rest.body)].map(stateOf);
    expect(states.sort(order)).toEqual(['active', 'active', 'collecting', 'destroying', 'failed']);
    clock.advance(180_000);
    const later = itemsOf((await call('GET', BASE)).body).map(stateOf);
    expect(later.sort(order)).toEqual(['active', 'active', 'active', 'failed']);
  });

  it('fails when a fault is set', async () => {
    const { call, clock } = world();
    const path = `${BASE}/${String(at((await call('POST', BASE)).body, 'id'))}`;
    expect((await call('POST', '/__mock/fail-collections')).status).toBe(200);
    clock.advance(15_000);
    expect((await call('GET', path)).body).toMatchObject({
      state: 'failed',
      reason_for_failure: 'A sled did not answer in time',
    });
  });

  it('starts only while there is room', async () => {
    const { call, mock } = world();
    const room = mock.store.tables.sleds.filter((sled) => sled.policy.kind === 'in_service').length;
    const taken = [...mock.store.tables.supportBundles].filter(({ state }) => state !== 'failed').length;
    for (let left = room - taken; left > 0; left -= 1) expect((await call('POST', BASE)).status).toBe(201);
    expect(await call('POST', BASE)).toMatchObject({
      status: 507,
      body: { error_code: 'InsufficientCapacity' },
    });
  });

  it('is read by fleet viewers and changed by fleet admins', async () => {
    const { as, mock } = world();
    const tobias = as('Tobias Lindqvist');
    const path = `${BASE}/${inState(mock, 'active')}`;
    for (const tail of ['', '/download', '/download/bundle.json', '/index'])
      expect((await tobias('GET', `${path}${tail}`)).status, tail).toBe(404);
    expect((await tobias('GET', BASE)).status).toBe(403);
    expect((await tobias('POST', BASE)).status).toBe(403);
    expect((await tobias('DELETE', path)).status).toBe(404);
  });
});

describe('the files of a support bundle', () => {
  it('are an archive that is always the same', async () => {
    const { mock, clock } = world();
    const path = `${BASE}/${inState(mock, 'active')}`;
    const archive = await raw(mock, 'GET', `${path}/download`);
    expect(archive.status).toBe(200);
    expect(archive.headers.get('content-type')).toBe('application/zip');
    expect(archive.headers.get('content-disposition')).toMatch(
      /^attachment; filename="support-bundle-.*\.zip"$/,
    );
    expect(archive.bytes.length).toBe(Number(archive.headers.get('content-length')));
    clock.advance(3_600_000);
    expect((await raw(mock, 'GET', `${path}/download`)).bytes).toEqual(archive.bytes);
  });

  it('are listed one per line, and downloaded by name', async () => {
    const { mock } = world();
    const path = `${BASE}/${inState(mock, 'active')}`;
    const index = await raw(mock, 'GET', `${path}/index`);
    const names = new TextDecoder().decode(index.bytes).split('\n');
    expect(names).toContain('bundle.json');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('sleds/');
    expect(names.length).toBeGreaterThan(60);
    for (const name of names.filter((one) => !one.endsWith('/'))) {
      const file = `${path}/download/${encodeURIComponent(name)}`;
      const { status, bytes } = await raw(mock, 'GET', file);
      expect([status, bytes.length > 0], name).toEqual([200, name !== 'fleet/warnings.txt']);
      const head = await raw(mock, 'HEAD', file);
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    }
    const counts = await raw(mock, 'GET', `${path}/download/${encodeURIComponent('fleet/counts.json')}`);
    const parsed: unknown = JSON.parse(new TextDecoder().decode(counts.bytes));
    expect(at(parsed, 'silos')).toBe(4);
    expect((await raw(mock, 'GET', `${path}/download/nothing.txt`)).status).toBe(404);
    expect((await raw(mock, 'GET', `${path}/download/sleds%2F`)).status).toBe(404);
    expect((await raw(mock, 'HEAD', `${path}/download/nothing.txt`)).status).toBe(404);
  });

  it('can be requested in ranges', async () => {
    const { mock } = world();
    const path = `${BASE}/${inState(mock, 'active')}/download`;
    const { bytes } = await raw(mock, 'GET', path);
    const part = (range: string, method = 'GET') => raw(mock, method, path, { range });
    const middle = await part('bytes=4-9');
    expect([
      middle.status,
      middle.headers.get('content-range'),
      middle.headers.get('content-length'),
    ]).toEqual([206, `bytes 4-9/${bytes.length}`, '6']);
    expect(middle.bytes).toEqual(bytes.slice(4, 10));
    expect((await part('bytes=-22')).bytes).toEqual(bytes.slice(-22));
    const behind = await part(`bytes=${bytes.length}-`);
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect(JSON.parse(new TextDecoder().decode(behind.bytes))).toHaveProperty('request_id');
    expect((await part('bytes=0-1,4-5')).status).toBe(200);
    const head = await part('bytes=4-9', 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });
});

describe('over HTTP', () => {
  let served: Served | undefined;

  afterEach(async () => {
    await served?.close();
    served = undefined;
  });

  it('are sent completely, in ranges, and as a length', async () => {
    const mock = createMock({ persona: personas.operator });
    served = await serve(mock, { port: 0 });
    const url = `${served.url}${BASE}/${inState(mock, 'active')}/download`;
    const whole = await fetch(url);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(bytes.slice(0, 4)).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]));
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const part = await fetch(url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
    expect((await fetch(url, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    const missing = await fetch(`${url}/nothing`, { method: 'HEAD' });
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });
});
