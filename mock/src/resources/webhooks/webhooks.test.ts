import { describe, expect, it } from 'vitest';
import { problems } from '../../../verify/invariants/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BASE = '/v1/webhooks';
const RECEIVERS = `${BASE}/receivers`;

const body = {
  name: 'new-bridge',
  description: '',
  endpoint: 'https://hooks.example/in',
  secrets: ['first', 'second'],
  subscriptions: ['hardware.**'],
};

describe('webhook receivers', () => {
  it('are created, and never return their secrets', async () => {
    const { call } = world();
    const made = await call('POST', RECEIVERS, body);
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'new-bridge', endpoint: body.endpoint, subscriptions: body.subscriptions },
    });
    expect(JSON.stringify(made.body)).not.toContain('first');
    const secrets = (await call('GET', `${BASE}/secrets?receiver=new-bridge`)).body;
    expect(secrets).toEqual({ secrets: at(made.body, 'secrets') });
    const id = String(at(made.body, 'id'));
    expect((await call('GET', `${RECEIVERS}/${id}`)).body).toEqual(made.body);
    expect((await call('GET', `${RECEIVERS}/new-bridge`)).body).toEqual(made.body);
    const listed = itemsOf((await call('GET', RECEIVERS)).body).map((item) => at(item, 'name'));
    expect(listed).toEqual(['audit-archive', 'new-bridge', 'pager-bridge', 'retired-chat']);
  });

  it.each([
    ['a taken name', { name: 'pager-bridge' }, 'ObjectAlreadyExists'],
    ['an empty secret', { secrets: [''] }, 'InvalidRequest'],
    ['another protocol', { endpoint: 'ftp://hooks.example/' }, 'InvalidValue'],
    ['an unknown class', { subscriptions: ['hardware.fan.stopped'] }, 'InvalidValue'],
    ['probes', { subscriptions: ['probe'] }, 'InvalidValue'],
    ['a subscription that is none', { subscriptions: ['a..b'] }, undefined],
  ])('refuse %s', async (_, wrong, code) => {
    const { call, mock } = world();
    const refused = await call('POST', RECEIVERS, { ...body, ...wrong });
    expect([refused.status, at(refused.body, 'error_code')]).toEqual([400, code]);
    expect(mock.store.tables.webhookReceivers.size).toBe(3);
  });

  it('change only what an update contains', async () => {
    const { call, clock } = world();
    clock.advance(1000);
    const path = `${RECEIVERS}/pager-bridge`;
    expect((await call('PUT', path, { description: '' })).status).toBe(204);
    expect((await call('GET', path)).body).toMatchObject({
      description: '',
      endpoint: 'https://hooks.fernhill.example/pager',
      time_modified: new Date(clock.now()).toISOString(),
    });
    const taken = await call('PUT', path, { name: 'audit-archive' });
    expect([taken.status, at(taken.body, 'error_code')]).toEqual([500, 'Internal']);
    expect((await call('PUT', path, { endpoint: 'mailto:a@example' })).status).toBe(400);
    expect((await call('PUT', path, { name: 'pager', endpoint: 'http://a.example/' })).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', `${RECEIVERS}/pager`)).body).toMatchObject({ endpoint: 'http://a.example/' });
  });

  it('are deleted with everything that belongs to them', async () => {
    const { call, mock } = world();
    const { tables } = mock.store;
    const id = tables.webhookReceivers.find((row) => row.name === 'retired-chat')?.id;
    expect(tables.webhookDeliveries.some((row) => row.webhookId === id && row.state === 'pending')).toBe(
      true,
    );
    expect((await call('DELETE', `${RECEIVERS}/retired-chat`)).status).toBe(204);
    expect(tables.webhookDeliveries.some((row) => row.webhookId === id)).toBe(false);
    expect(tables.webhookSecrets.some((row) => row.receiverId === id)).toBe(false);
    expect(problems(mock.store)).toEqual([]);
    expect((await call('DELETE', `${RECEIVERS}/retired-chat`)).status).toBe(404);
  });

  it('belong to the fleet', async () => {
    const { nobody } = world();
    for (const [method, path, sent] of [
      ['GET', `${RECEIVERS}/pager-bridge`],
      ['PUT', `${RECEIVERS}/pager-bridge`, {}],
      ['DELETE', `${RECEIVERS}/pager-bridge`],
      ['POST', `${RECEIVERS}/pager-bridge/subscriptions`, { subscription: '**' }],
      ['DELETE', `${RECEIVERS}/pager-bridge/subscriptions/**`],
      ['GET', `${BASE}/secrets?receiver=pager-bridge`],
      ['POST', `${BASE}/secrets?receiver=pager-bridge`, { secret: 'x' }],
      ['DELETE', `${BASE}/secrets/${NOWHERE}`],
    ] as const)
      expect((await nobody(method, path, sent)).status, `${method} ${path}`).toBe(404);
    expect((await nobody('GET', RECEIVERS)).status).toBe(403);
    expect((await nobody('POST', RECEIVERS, body)).status).toBe(403);
  });
});

describe('subscriptions', () => {
  const path = `${RECEIVERS}/pager-bridge/subscriptions`;

  it('are added and removed, also with wildcards', async () => {
    const { call } = world();
    const added = await call('POST', path, { subscription: 'system.**' });
    expect(added).toEqual({ status: 201, body: { subscription: 'system.**' } });
    const list = async () => at((await call('GET', `${RECEIVERS}/pager-bridge`)).body, 'subscriptions');
    expect(await list()).toContain('system.**');
    expect((await call('DELETE', `${path}/${encodeURIComponent('system.**')}`)).status).toBe(204);
    expect(await list()).not.toContain('system.**');
  });

  it('may be added twice, stay unique, and must match an existing class', async () => {
    const { call } = world();
    const list = async () => at((await call('GET', `${RECEIVERS}/pager-bridge`)).body, 'subscriptions');
    const before = await list();
    expect((await call('POST', path, { subscription: 'hardware.**' })).status).toBe(201);
    expect(await list()).toEqual(before);
    const twice = await call('POST', RECEIVERS, { ...body, subscriptions: ['**', '**'] });
    expect(twice).toMatchObject({ status: 201, body: { subscriptions: ['**'] } });
    for (const subscription of ['probe', 'hardware.fan', '***'])
      expect((await call('POST', path, { subscription })).status, subscription).toBe(400);
    expect(await call('DELETE', `${path}/system.*`)).toMatchObject({
      status: 404,
      body: { message: 'not found: webhook-subscription with name "system.*"' },
    });
    expect((await call('POST', `${RECEIVERS}/nope/subscriptions`, { subscription: '**' })).status).toBe(404);
  });
});

describe('secrets', () => {
  it('can be added and deleted, also the last, without which nothing is sent', async () => {
    const { call, mock } = world();
    const path = `${BASE}/secrets?receiver=audit-archive`;
    const made = await call('POST', path, { secret: 'correct-staple' });
    expect(made.status).toBe(201);
    expect(Object.keys(Object(made.body)).sort()).toEqual(['id', 'time_created']);
    const ids = mock.store.tables.webhookReceivers
      .filter((row) => row.name === 'audit-archive')
      .flatMap(({ id }) => mock.store.tables.webhookSecrets.filter((row) => row.receiverId === id))
      .map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect((await call('DELETE', `${BASE}/secrets/${ids[0]}`)).status).toBe(204);
    const probe = () => call('POST', `${RECEIVERS}/audit-archive/probe`);
    expect((await probe()).status).toBe(200);
    expect((await call('DELETE', `${BASE}/secrets/${ids[1]}`)).status).toBe(204);
    expect(await probe()).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect((await call('POST', RECEIVERS, { ...body, secrets: [] })).status).toBe(201);
    expect((await call('DELETE', `${BASE}/secrets/${ids[0]}`)).status).toBe(404);
    expect((await call('POST', path, { secret: '' })).status).toBe(400);
    expect((await call('GET', `${BASE}/secrets?receiver=nope`)).status).toBe(404);
    expect((await call('GET', `${BASE}/secrets`)).status).toBe(400);
  });
});
