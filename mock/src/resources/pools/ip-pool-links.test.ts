import { describe, expect, it } from 'vitest';
import { at, idOf, itemsOf, namesIn, world } from '../../testing.ts';

const POOLS = '/v1/system/ip-pools';

const pool = (name: string) => ({ name, description: '' });
const link = (silo: string, is_default = false) => ({ silo, is_default });

describe('links of pools and silos (docs/contract/server-behaviour.md section 7)', () => {
  const silos = `${POOLS}/public-v6/silos`;

  it('are created once, with at most one default per silo', async () => {
    const { call } = world();
    const quarry = await idOf(call, '/v1/system/silos/quarry');
    const made = await call('POST', silos, link('quarry', true));
    const id = await idOf(call, `${POOLS}/public-v6`);
    expect(made).toEqual({ status: 201, body: { ip_pool_id: id, silo_id: quarry, is_default: true } });
    expect(await call('POST', silos, link(quarry))).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists' },
    });
    const second = await call('POST', `${POOLS}/public-v4/silos`, link('quarry', true));
    expect(second).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect((await call('POST', silos, link('nowhere'))).status).toBe(404);
    const listed = itemsOf((await call('GET', silos)).body);
    const ids = listed.map((item) => String(at(item, 'silo_id')));
    expect(listed).toContainEqual(made.body);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(2);
  });

  it('transfer the default, or leave none', async () => {
    const { call } = world();
    const defaults = async () =>
      itemsOf((await call('GET', '/v1/ip-pools')).body)
        .filter((item) => at(item, 'is_default') === true)
        .map((item) => at(item, 'name'));
    const changed = await call('PUT', `${silos}/fernhill`, { is_default: true });
    expect(changed).toMatchObject({ status: 200, body: { is_default: true } });
    expect(await defaults()).toEqual(['public-v6']);
    expect(await namesIn(call, '/v1/system/silos/northgate/ip-pools')).toEqual(['public-v4']);
    await call('PUT', `${silos}/fernhill`, { is_default: true });
    expect(await defaults()).toEqual(['public-v6']);
    await call('PUT', `${silos}/fernhill`, { is_default: false });
    expect(await defaults()).toEqual([]);
    const floating = await call('POST', '/v1/floating-ips?project=edge-cache', pool('x'));
    expect(floating).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } });
    expect((await call('PUT', `${silos}/quarry`, { is_default: true })).status).toBe(404);
    expect((await call('PUT', `${silos}/nowhere`, { is_default: true })).status).toBe(404);
  });

  it('can be removed when the silo uses no address, not even a source address; only the gateways of that silo are detached', async () => {
    const { call } = world();
    const used = await call('DELETE', `${POOLS}/public-v4/silos/fernhill`);
    expect(used).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect(at(used.body, 'message')).toContain('uses addresses');
    expect((await call('DELETE', `${POOLS}/public-v4/silos/northgate`)).status).toBe(400);
    const inGateway = '/v1/internet-gateway-ip-pools?project=edge-cache&vpc=default&gateway=default';
    expect(await namesIn(call, inGateway)).toEqual(['public']);
    const id = await idOf(call, `${POOLS}/reserve`);
    await call('POST', inGateway, { ...pool('second'), ip_pool: 'reserve' });
    const fernhill = await idOf(call, '/v1/system/silos/fernhill');
    expect((await call('DELETE', `${POOLS}/${id}/silos/${fernhill}`)).status).toBe(204);
    expect(await namesIn(call, inGateway)).toEqual(['public']);
    expect((await call('GET', '/v1/ip-pools/reserve')).status).toBe(404);
    expect(await namesIn(call, '/v1/system/silos/harbor-labs/ip-pools')).toEqual(['reserve']);
  });
});
