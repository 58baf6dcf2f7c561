import { describe, expect, it } from 'vitest';
import { ids } from '../usual.ts';
import { at, disk, EDGE, GIB, idOf, INES, itemsOf, PAVEL, told, world } from './world.ts';

const FLEET_THINGS = [
  ['sled', `/v1/system/hardware/sleds/${ids.sled}`],
  ['rack', `/v1/system/hardware/racks/${ids.rack}`],
  ['role', '/v1/system/roles/fleet.viewer'],
  ['service pool', '/v1/system/ip-pools-service'],
  ['webhook receiver', '/v1/webhooks/receivers/pager-bridge'],
  ['blocks of an address lot', '/v1/system/networking/address-lot/switch-uplinks/blocks'],
  ['another silo', '/v1/system/silos/northgate'],
  ['quotas of another silo', '/v1/system/silos/northgate/quotas'],
] as const;

describe('who may see what', () => {
  // @sheet corrections/21
  it('a fleet resource does not exist for users without a fleet role, whose lists are 403', async () => {
    const { as } = world();
    for (const [what, path] of FLEET_THINGS)
      expect([what, ...told(await as(PAVEL)('GET', path))]).toEqual([what, 404, 'ObjectNotFound']);
    for (const path of ['/v1/system/hardware/sleds', '/v1/system/roles', '/v1/webhooks/receivers'])
      expect(told(await as(PAVEL)('GET', path))).toEqual([403, 'Forbidden']);
  });

  // @sheet corrections/22
  it('silo images are hidden from users without a role on the silo', async () => {
    const { as, call } = world();
    expect(told(await as(INES)('GET', '/v1/images'))).toEqual([403, 'Forbidden']);
    expect(told(await as(INES)('GET', '/v1/images/ubuntu-26-04'))).toEqual([404, 'ObjectNotFound']);
    expect((await as(INES)('GET', `/v1/images${EDGE}`)).status).toBe(200);
    const image_id = await idOf(call, '/v1/images/ubuntu-26-04');
    const body = disk('from-silo', 100 * GIB, { disk_source: { type: 'image', image_id } });
    expect((await as(INES)('POST', `/v1/disks${EDGE}`, body)).status).toBe(404);
    expect((await call('POST', `/v1/disks${EDGE}`, body)).status).toBe(201);
  });

  // @sheet corrections/23
  it('anybody of a silo may list its identity providers', async () => {
    const { as } = world();
    expect((await as(PAVEL)('GET', '/v1/system/identity-providers?silo=fernhill')).status).toBe(200);
    expect((await as(PAVEL)('GET', '/v1/system/identity-providers?silo=northgate')).status).toBe(404);
  });

  // @sheet corrections/24
  it('the pools of the own silo in the system area take a fleet viewer', async () => {
    const { as, call } = world();
    expect((await as(PAVEL)('GET', '/v1/system/silos/fernhill/ip-pools')).status).toBe(403);
    expect((await call('GET', '/v1/system/silos/fernhill/ip-pools')).status).toBe(200);
  });

  // @sheet corrections/25
  it('deleting another silo without a role is 404, the own one 403', async () => {
    const { as } = world();
    expect((await as(PAVEL)('DELETE', '/v1/system/silos/quarry')).status).toBe(404);
    expect((await as(PAVEL)('DELETE', '/v1/system/silos/fernhill')).status).toBe(403);
  });
});

describe('pages', () => {
  // @sheet common-ui/34.25 corrections/26
  it('every page that is not empty carries a token; the end is an empty page', async () => {
    const { call } = world();
    const list = (token: string) => call('GET', `/v1/projects?limit=100${token}`);
    const all = await list('');
    const next = at(all.body, 'next_page');
    expect(itemsOf(all.body).length).toBeGreaterThan(0);
    expect(itemsOf(all.body).length).toBeLessThan(100);
    expect(typeof next).toBe('string');
    const after = await list(`&page_token=${encodeURIComponent(String(next))}`);
    expect(after.body).toEqual({ items: [], next_page: null });
  });
});

describe('selectors', () => {
  // @sheet corrections/27 corrections/28 corrections/29 corrections/30 corrections/31
  it.each([
    ['an instance', '/v1/instances/cache-ams-01'],
    ['a disk', '/v1/disks/spare-1'],
    ['a VPC', '/v1/vpcs/default'],
    ['a subnet, without its VPC', `/v1/vpc-subnets/default${EDGE}`],
    ['the subnets of a VPC', '/v1/vpc-subnets?vpc=default'],
  ])('a name without its parent is 400: %s', async (_, path) => {
    expect(told(await world().call('GET', path))).toEqual([400, 'InvalidRequest']);
  });
});

describe('policies', () => {
  const line = (index: number, role_name: string) => ({
    identity_type: 'silo_user',
    identity_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    role_name,
  });

  // @sheet corrections/32
  it('more than 64 assignments are 400', async () => {
    const many = (count: number) => ({
      role_assignments: Array.from({ length: count }, (_, index) => line(index, 'viewer')),
    });
    const { call } = world();
    expect((await call('PUT', '/v1/projects/edge-cache/policy', many(64))).status).toBe(200);
    expect((await call('PUT', '/v1/projects/edge-cache/policy', many(65))).status).toBe(400);
  });

  // @sheet corrections/33
  it('come back ordered by role, then by identity', async () => {
    const sent = [line(3, 'viewer'), line(2, 'collaborator'), line(9, 'admin'), line(1, 'collaborator')];
    const path = '/v1/projects/edge-cache/policy';
    const { body } = await world().call('PUT', path, { role_assignments: sent });
    expect(at(body, 'role_assignments')).toEqual([sent[2], sent[3], sent[1], sent[0]]);
  });
});
