import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';

const SERVICE = '/v1/system/ip-pools-service';

describe('the service pool', () => {
  it.each(['demo', 'empty'] as const)('is in the seed %s and in no list', async (seed) => {
    const { call } = world({ seed });
    const { status, body } = await call('GET', SERVICE);
    expect([status, at(body, 'name'), at(body, 'internal')]).toEqual([200, 'platform-services', undefined]);
    const id = String(at(body, 'id'));
    for (const selector of ['platform-services', id])
      expect((await call('GET', `/v1/system/ip-pools/${selector}`)).status).toBe(404);
    expect((await call('DELETE', `/v1/system/ip-pools/${id}`)).status).toBe(404);
    const link = { silo: 'fernhill', is_default: false };
    expect((await call('POST', `/v1/system/ip-pools/${id}/silos`, link)).status).toBe(404);
    const all = itemsOf((await call('GET', '/v1/system/ip-pools')).body);
    expect(all.filter((pool) => at(pool, 'id') === id)).toEqual([]);
  });

  it('can get ranges that do not overlap other pools', async () => {
    const { call } = world();
    const firsts = async () =>
      itemsOf((await call('GET', `${SERVICE}/ranges`)).body).map((row) => at(row, 'range', 'first'));
    expect(await firsts()).toEqual(['198.51.100.225', '203.0.113.241', '2001:db8:5e::10']);
    const range = { first: '192.168.7.1', last: '192.168.7.9' };
    expect((await call('POST', `${SERVICE}/ranges/add`, range)).status).toBe(201);
    const again = await call('POST', '/v1/system/ip-pools/reserve/ranges/add', range);
    expect(again).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    const foreign = { first: '203.0.113.1', last: '203.0.113.10' };
    expect((await call('POST', `${SERVICE}/ranges/add`, foreign)).status).toBe(400);
    expect((await call('POST', `${SERVICE}/ranges/remove`, range)).status).toBe(204);
    expect((await call('POST', `${SERVICE}/ranges/remove`, range)).status).toBe(400);
    const used = { first: '198.51.100.225', last: '198.51.100.232' };
    expect(at((await call('POST', `${SERVICE}/ranges/remove`, used)).body, 'message')).toContain('in use');
    const free = { first: '203.0.113.241', last: '203.0.113.246' };
    expect((await call('POST', `${SERVICE}/ranges/remove`, free)).status).toBe(204);
    expect(await firsts()).toEqual(['198.51.100.225', '2001:db8:5e::10']);
  });

  it('does not exist for users without a fleet role', async () => {
    const { other } = world();
    const range = { first: '10.0.0.1', last: '10.0.0.1' };
    expect((await other('GET', SERVICE)).status).toBe(404);
    expect((await other('GET', `${SERVICE}/ranges`)).status).toBe(404);
    expect((await other('POST', `${SERVICE}/ranges/add`, range)).status).toBe(404);
    expect((await other('POST', `${SERVICE}/ranges/remove`, range)).status).toBe(404);
  });

  it('is missing from the state of an older mock, without other effects', async () => {
    const { mock, call } = world();
    mock.store.tables.ipPools.removeWhere((pool) => pool.internal === true);
    expect((await call('GET', SERVICE)).status).toBe(404);
  });
});
