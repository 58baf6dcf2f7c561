import { describe, expect, it } from 'vitest';
import { at, EDGE, idOf, INES, itemsOf, PAVEL, told, world } from './world.ts';

const WIM = 'Wim Castellan';
const ROSA = 'Rosa Lindahl';
const TOBIAS = 'Tobias Lindqvist';

describe('probes', () => {
  const PROBES = '/experimental/v1/probes';

  // @sheet corrections/W1
  it('are viewed by viewers of the fleet, and changed by its admins', async () => {
    const { as, call } = world();
    const project = await idOf(call, '/v1/projects/edge-cache');
    const of = `?project=${project}`;
    const sled = at((await call('GET', `${PROBES}/pop-reachability${EDGE}`)).body, 'sled');
    const body = { name: 'fresh', description: '', sled };
    for (const person of [WIM, ROSA]) {
      expect((await as(person)('GET', `${PROBES}${of}`)).status).toBe(200);
      expect((await as(person)('GET', `${PROBES}/pop-reachability${of}`)).status).toBe(200);
      expect(told(await as(person)('POST', `${PROBES}${of}`, body))).toEqual([403, 'Forbidden']);
      expect(told(await as(person)('DELETE', `${PROBES}/pop-reachability${of}`))).toEqual([403, 'Forbidden']);
    }
    expect((await call('POST', `${PROBES}${of}`, body)).status).toBe(201);
    expect((await call('DELETE', `${PROBES}/fresh${of}`)).status).toBe(204);
  });

  // @sheet corrections/W2
  it('are refused to every role of a silo or project', async () => {
    const { as } = world();
    for (const person of [TOBIAS, INES, 'Dele Adeyemi', PAVEL])
      for (const [method, path] of [
        ['GET', `${PROBES}${EDGE}`],
        ['GET', `${PROBES}/pop-reachability${EDGE}`],
        ['DELETE', `${PROBES}/pop-reachability${EDGE}`],
      ] as const)
        expect(told(await as(person)(method, path)), `${person} ${method}`).toEqual([403, 'Forbidden']);
  });
});

describe('support bundles', () => {
  // @sheet corrections/W3
  it('one that has failed cannot be deleted', async () => {
    const { call, mock } = world();
    const id = mock.store.tables.supportBundles.find(({ state }) => state === 'failed')?.id;
    const path = `/experimental/v1/system/support-bundles/${id}`;
    expect(told(await call('DELETE', path))).toEqual([400, 'InvalidRequest']);
    expect((await call('GET', path)).status).toBe(200);
  });
});

describe('webhooks', () => {
  const BASE = '/v1/webhooks';
  const receiver = (more: object = {}) => ({
    name: 'fresh',
    description: '',
    endpoint: 'https://hooks.example/in',
    secrets: ['s'],
    subscriptions: [],
    ...more,
  });

  // @sheet corrections/W4
  it('a collaborator of the fleet creates receivers', async () => {
    const { as } = world();
    expect((await as(ROSA)('POST', `${BASE}/receivers`, receiver())).status).toBe(201);
    expect(told(await as(WIM)('POST', `${BASE}/receivers`, receiver({ name: 'more' })))).toEqual([
      403,
      'Forbidden',
    ]);
  });

  // @sheet corrections/W5
  it('a viewer of the fleet sends probes, which are not among the deliveries', async () => {
    const { as, call } = world();
    const sent = await as(WIM)('POST', `${BASE}/receivers/pager-bridge/probe`);
    expect(sent.status).toBe(200);
    const list = await call('GET', `${BASE}/deliveries?receiver=pager-bridge&limit=1000`);
    expect(itemsOf(list.body).map((row) => at(row, 'trigger'))).not.toContain('probe');
    expect(JSON.stringify(list.body)).not.toContain(String(at(sent.body, 'probe', 'id')));
  });

  // @sheet corrections/W6
  it('a receiver may have no secret, and is then not probed', async () => {
    const { call } = world();
    expect((await call('POST', `${BASE}/receivers`, receiver({ secrets: [] }))).status).toBe(201);
    expect(told(await call('POST', `${BASE}/receivers/fresh/probe`))).toEqual([400, 'InvalidRequest']);
    await call('POST', `${BASE}/receivers`, receiver({ name: 'other' }));
    const id = at((await call('GET', `${BASE}/secrets?receiver=other`)).body, 'secrets', 0, 'id');
    expect((await call('DELETE', `${BASE}/secrets/${String(id)}`)).status).toBe(204);
    expect(told(await call('POST', `${BASE}/receivers/other/probe`))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/W7
  it('the same subscription may be added twice', async () => {
    const { call } = world();
    await call('POST', `${BASE}/receivers`, receiver());
    const add = () => call('POST', `${BASE}/receivers/fresh/subscriptions`, { subscription: '**' });
    expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
    expect(at((await call('GET', `${BASE}/receivers/fresh`)).body, 'subscriptions')).toEqual(['**']);
  });
});
