import { describe, expect, it } from 'vitest';
import { problems } from '../../../verify/invariants/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BASE = '/v1/webhooks';

function start(seed: 'demo' | 'empty' = 'demo') {
  const made = world({ seed });
  const { clock, call } = made;
  const receive = async (endpoint: string, subscriptions: readonly string[] = ['**']) => {
    const body = { name: 'mine', description: '', endpoint, secrets: ['s'], subscriptions };
    expect((await call('POST', `${BASE}/receivers`, body)).status).toBe(201);
  };
  /** Triggers an event. */
  const happen = async (serial = 'FH23110407') => {
    await call('POST', '/v1/system/hardware/sleds', { part: 'GX-4410-03', serial });
    // A sled that was added becomes visible after three seconds
    clock.advance(3_000);
    await call('GET', '/v1/system/hardware/sleds');
  };
  const sent = async (query = '', receiver = 'mine') =>
    itemsOf((await call('GET', `${BASE}/deliveries?receiver=${receiver}${query}`)).body);
  return { ...made, receive, happen, sent };
}

describe('event classes', () => {
  it('are listed and filtered', async () => {
    const { call } = start();
    const names = async (query: string) =>
      itemsOf((await call('GET', `${BASE}/event-classes?${query}`)).body).map((item) =>
        String(at(item, 'name')),
      );
    expect(await names('')).toEqual(['probe']);
    expect(await names('filter=*')).toEqual(['probe']);
    expect(await names('filter=nope.**')).toEqual([]);
    expect((await call('GET', `${BASE}/event-classes?filter=a..b`)).status).toBe(400);
  });

  it('keep their filter over pages', async () => {
    const { call } = start();
    const first = await call('GET', `${BASE}/event-classes?filter=*&limit=1`);
    const token = String(at(first.body, 'next_page'));
    const second = await call('GET', `${BASE}/event-classes?limit=3&page_token=${token}`);
    expect(second.body).toEqual({ items: [], next_page: null });
  });
});

describe('deliveries', () => {
  it.each([
    ['https://a.example/in', [0, 0], ['succeeded'], 'delivered'],
    ['https://a.example/flaky', [0, 61_000], ['failed_http_error', 'succeeded'], 'delivered'],
    ['https://a.example/slow', [0, 361_000], Array(3).fill('failed_timeout'), 'failed'],
    ['https://a.example/status/410', [0, 361_000], Array(3).fill('failed_http_error'), 'failed'],
    ['https://a.invalid/in', [0, 361_000], Array(3).fill('failed_unreachable'), 'failed'],
  ] as const)('to %s', async (endpoint, [, last], results, state) => {
    const { clock, mock, receive, happen, sent } = start('empty');
    await receive(endpoint);
    await happen();
    expect(await sent()).toMatchObject([
      { event_class: 'hardware.sled.added', trigger: 'event', state: 'pending', attempts: [] },
    ]);
    clock.advance(1000);
    const [first] = await sent();
    expect(at(first, 'attempts', 0)).toMatchObject({ attempt: 1, result: results[0] });
    expect(at(first, 'state')).toBe(results.length === 1 ? state : 'pending');
    clock.advance(last);
    const [done] = await sent();
    expect(done).toMatchObject({ state, attempts: results.map((result) => ({ result })) });
    clock.advance(10_000_000);
    expect(await sent()).toEqual([done]);
    expect(problems(mock.store)).toEqual([]);
  });

  it('are sent to subscribers only', async () => {
    const { receive, happen, sent } = start('empty');
    await receive('https://a.example/', ['network.**']);
    await happen();
    expect(await sent()).toEqual([]);
  });

  it('are filtered by state, and sorted by time', async () => {
    const { sent } = start();
    const states = async (query: string) =>
      new Set((await sent(query, 'retired-chat')).map((row) => at(row, 'state')));
    expect(await states('')).toEqual(new Set(['pending', 'failed', 'delivered']));
    expect(await states('&failed=true')).toEqual(new Set(['failed']));
    expect(await states('&failed=true&pending=true&delivered=false')).toEqual(new Set(['pending', 'failed']));
    expect(await states('&pending=false')).toEqual(new Set(['failed', 'delivered']));
    const times = (await sent('', 'pager-bridge')).map((row) => String(at(row, 'time_started')));
    expect(times).toEqual([...times].sort());
    const down = (await sent('&sort_by=descending', 'pager-bridge')).map((row) => at(row, 'id'));
    expect(down).toEqual((await sent('', 'pager-bridge')).map((row) => at(row, 'id')).reverse());
    expect(times.length).toBeGreaterThan(50);
  });

  it('require an existing receiver, and a fleet viewer', async () => {
    const { call, nobody } = start();
    expect((await call('GET', `${BASE}/deliveries`)).status).toBe(400);
    expect((await call('GET', `${BASE}/deliveries?receiver=nope`)).status).toBe(404);
    for (const [method, path] of [
      ['GET', `${BASE}/deliveries?receiver=pager-bridge`],
      ['POST', `${BASE}/deliveries/${NOWHERE}/resend?receiver=pager-bridge`],
      ['POST', `${BASE}/receivers/pager-bridge/probe`],
    ] as const)
      expect((await nobody(method, path)).status, path).toBe(404);
    expect((await nobody('GET', `${BASE}/event-classes`)).status).toBe(403);
  });
});

describe('sending again', () => {
  it('creates a separate delivery', async () => {
    const { call, clock, receive, happen, sent } = start('empty');
    await receive('https://a.example/slow');
    await happen();
    clock.advance(400_000);
    const [failed] = await sent();
    await call('PUT', `${BASE}/receivers/mine`, { endpoint: 'https://a.example/in' });
    const path = `${BASE}/deliveries/${String(at(failed, 'event_id'))}/resend?receiver=mine`;
    const again = await call('POST', path);
    expect(again.status).toBe(201);
    clock.advance(1000);
    expect(await sent('&delivered=true')).toMatchObject([
      { id: at(again.body, 'delivery_id'), trigger: 'resend', event_id: at(failed, 'event_id') },
    ]);
    expect(await sent('&failed=true')).toEqual([failed]);
  });

  it('is refused for probes, for classes without a subscription, and for unknown events', async () => {
    const { call, receive, happen, sent } = start('empty');
    await receive('https://a.example/in');
    await happen();
    const [event] = await sent();
    const probe = await call('POST', `${BASE}/receivers/mine/probe`);
    const resend = (id: unknown) => call('POST', `${BASE}/deliveries/${String(id)}/resend?receiver=mine`);
    expect((await resend(at(probe.body, 'probe', 'event_id'))).status).toBe(400);
    await call('DELETE', `${BASE}/receivers/mine/subscriptions/**`);
    expect((await resend(at(event, 'event_id'))).status).toBe(400);
    expect(await resend(NOWHERE)).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } });
  });
});

describe('probes', () => {
  it('return the result immediately, and resend failed events on request', async () => {
    const { call, clock, receive, happen, sent } = start('empty');
    await receive('https://a.example/status/500');
    await happen();
    await happen('FH23110420');
    clock.advance(400_000);
    expect(await sent('&failed=true')).toHaveLength(2);
    const path = `${BASE}/receivers/mine/probe`;
    const bad = await call('POST', `${path}?resend=true`);
    expect(bad).toMatchObject({
      status: 200,
      body: {
        probe: { state: 'failed', trigger: 'probe', event_class: 'probe' },
        resends_started: null,
      },
    });
    expect(at(bad.body, 'probe', 'attempts', 0, 'response', 'status')).toBe(500);
    await call('PUT', `${BASE}/receivers/mine`, { endpoint: 'https://a.example/in' });
    expect((await call('POST', path)).body).toMatchObject({
      probe: { state: 'delivered', attempts: [{ attempt: 1, result: 'succeeded' }] },
      resends_started: null,
    });
    expect((await call('POST', `${path}?resend=true`)).body).toMatchObject({ resends_started: 2 });
    expect((await call('POST', `${path}?resend=true`)).body).toMatchObject({ resends_started: 0 });
    clock.advance(1000);
    expect((await sent('&delivered=true')).filter((row) => at(row, 'trigger') === 'resend')).toHaveLength(2);
    expect((await call('POST', `${BASE}/receivers/nope/probe`)).status).toBe(404);
  });
});
