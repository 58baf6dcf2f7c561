import { describe, expect, it } from 'vitest';
import { at, disk, EDGE, GIB, idOf, INES, instance, itemsOf, told, world, type World } from './world.ts';

const POOLS = '/v1/system/ip-pools';
const create = ({ call }: World, more: object = {}) =>
  call('POST', `/v1/instances${EDGE}`, instance('fresh', more));
const allocated = async ({ call }: World) =>
  at((await call('GET', `${POOLS}/public-v4/utilization`)).body, 'ipv4', 'allocated');
const stopped = async (w: World, name: string) =>
  w.call('POST', `/v1/instances${EDGE}`, instance(name, { start: false }));

describe('pools of a silo', () => {
  // @sheet corrections/C1
  it('their list takes a role on the silo, one of them does not', async () => {
    const ines = world().as(INES);
    expect(told(await ines('GET', '/v1/ip-pools'))).toEqual([403, 'Forbidden']);
    const { status, body } = await ines('GET', '/v1/ip-pools/public-v4');
    expect([status, at(body, 'is_default')]).toEqual([200, true]);
    expect((await ines('GET', `/v1/ip-pools/${String(at(body, 'id'))}`)).status).toBe(200);
    expect((await ines('GET', '/v1/ip-pools/backbone-trial')).status).toBe(404);
  });

  // @sheet corrections/C2
  it('a project member without silo role creates an instance with an ephemeral and a floating IP', async () => {
    const ines = world().as(INES);
    const floating = { name: 'mine', description: '' };
    expect((await ines('POST', `/v1/floating-ips${EDGE}`, floating)).status).toBe(201);
    const external_ips = [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'mine' }];
    const made = await ines('POST', `/v1/instances${EDGE}`, instance('fresh', { external_ips }));
    expect(made.status).toBe(201);
  });

  // @sheet corrections/C3
  it('without a default pool no instance can be created, with or without an ephemeral IP', async () => {
    const w = world();
    await w.call('PUT', `${POOLS}/public-v4/silos/fernhill`, { is_default: false });
    for (const external_ips of [[], [{ type: 'ephemeral', pool: 'public-v4' }]])
      expect(told(await create(w, { external_ips }))).toEqual([404, 'ObjectNotFound']);
  });
});

describe('source addresses', () => {
  // @sheet corrections/C4
  it('four instances without an external address share one address of the default pool', async () => {
    const w = world();
    const before = Number(await allocated(w));
    const counts = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      await stopped(w, name);
      counts.push(Number(await allocated(w)) - before);
    }
    expect(counts).toEqual([1, 1, 1, 1, 2]);
  });

  // @sheet corrections/C4
  it('an instance gives its share back for an external address, and when it is deleted', async () => {
    const w = world();
    const before = Number(await allocated(w));
    await stopped(w, 'fresh');
    const ephemeral = `/v1/instances/fresh/external-ips/ephemeral${EDGE}`;
    await w.call('POST', ephemeral, {});
    expect(await allocated(w)).toBe(before + 1);
    await w.call('DELETE', ephemeral);
    expect(await allocated(w)).toBe(before + 1);
    w.advance(10_000);
    await w.call('DELETE', `/v1/instances/fresh${EDGE}`);
    expect(await allocated(w)).toBe(before);
  });

  // @sheet corrections/C5
  it('a range with a source address in it cannot be removed', async () => {
    const w = world();
    for (const name of ['cache-ams-01', 'cache-ams-02', 'ingest-legacy'])
      await w.call('DELETE', `/v1/instances/${name}/external-ips/ephemeral${EDGE}`);
    const range = { first: '198.51.100.20', last: '198.51.100.60' };
    const remove = () => w.call('POST', `${POOLS}/public-v4/ranges/remove`, range);
    expect(told(await remove())).toEqual([400, 'InvalidRequest']);
    const { sourceIps } = w.mock.store.tables;
    sourceIps.removeWhere(() => true);
    expect((await remove()).status).toBe(204);
  });
});

describe('images by id', () => {
  const ids = async ({ call }: World) => ({
    silo: await idOf(call, '/v1/images/debian-13-generic'),
    project: await idOf(call, `/v1/images/cache-golden${EDGE}`),
  });

  // @sheet corrections/C6
  it('take a role on the silo, also one of the own project', async () => {
    const w = world();
    const ines = w.as(INES);
    for (const id of Object.values(await ids(w)))
      expect(told(await ines('GET', `/v1/images/${id}`))).toEqual([404, 'ObjectNotFound']);
    expect((await ines('GET', `/v1/images/cache-golden${EDGE}`)).status).toBe(200);
  });

  // @sheet corrections/C7
  it('cannot be the source of a disk or of an instance without a role on the silo', async () => {
    const w = world();
    const ines = w.as(INES);
    const disk_source = { type: 'image', image_id: (await ids(w)).project };
    const size = 64 * GIB;
    const body = disk('root', size, { disk_source });
    expect(told(await ines('POST', `/v1/disks${EDGE}`, body))).toEqual([404, 'ObjectNotFound']);
    const boot_disk = { type: 'create', ...body };
    const made = await ines('POST', `/v1/instances${EDGE}`, instance('fresh', { boot_disk }));
    expect(told(made)).toEqual([404, 'ObjectNotFound']);
    expect((await w.call('POST', `/v1/disks${EDGE}`, body)).status).toBe(201);
  });

  // @sheet corrections/C8
  it('cannot be promoted without a role on the silo', async () => {
    const w = world();
    const { project } = await ids(w);
    expect((await w.as(INES)('POST', `/v1/images/${project}/promote`)).status).toBe(404);
    expect((await w.as(INES)('POST', `/v1/images/cache-golden/promote${EDGE}`)).status).toBe(403);
  });

  // @sheet corrections/C9
  it('of another project are 400', async () => {
    const { call } = world();
    const image_id = await idOf(call, `/v1/images/cache-golden${EDGE}`);
    const body = disk('root', 64 * GIB, { disk_source: { type: 'image', image_id } });
    expect(told(await call('POST', '/v1/disks?project=atlas-api', body))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/C11
  it('are called silo-image and project-image in messages', async () => {
    const { call } = world();
    const message = async (path: string) => at((await call('GET', path)).body, 'message');
    expect(await message('/v1/images/nope')).toBe('not found: silo-image with name "nope"');
    expect(await message(`/v1/images/nope${EDGE}`)).toBe('not found: project-image with name "nope"');
  });
});

describe('limits of an instance', () => {
  // @sheet corrections/C12
  it('33 external addresses are 400 before any of them is looked up', async () => {
    const external_ips = Array.from({ length: 33 }, (_, index) => ({
      type: 'floating',
      floating_ip: `nope-${index}`,
    }));
    expect(told(await create(world(), { external_ips }))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/C13
  it('too many vCPUs are an InvalidRequest, at creation and later', async () => {
    const w = world();
    expect(told(await create(w, { ncpus: 65 }))).toEqual([400, 'InvalidRequest']);
    const larger = { ncpus: 65, memory: GIB };
    expect(told(await w.call('PUT', `/v1/instances/schema-migrator${EDGE}`, larger))).toEqual([
      400,
      'InvalidRequest',
    ]);
  });

  // @sheet corrections/C14
  it('an interface in an unknown VPC is 404', async () => {
    const params = [{ name: 'a', description: '', vpc_name: 'nope', subnet_name: 'default' }];
    const network_interfaces = { type: 'create', params };
    expect(told(await create(world(), { network_interfaces }))).toEqual([404, 'ObjectNotFound']);
  });

  // @sheet corrections/C15
  it.each(['affinity', 'anti-affinity'])('a seventeenth %s group is 400', async (kind) => {
    const w = world();
    await stopped(w, 'fresh');
    w.advance(2000);
    const statuses = [];
    for (let number = 1; number <= 17; number += 1) {
      const group = { name: `g-${number}`, description: '', policy: 'allow', failure_domain: 'sled' };
      await w.call('POST', `/v1/${kind}-groups${EDGE}`, group);
      const path = `/v1/${kind}-groups/g-${number}/members/instance/fresh${EDGE}`;
      statuses.push((await w.call('POST', path)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 16 }, () => 201), 400]);
  });

  // @sheet corrections/C16
  it('a floating IP cannot be attached to one that failed', async () => {
    const { call } = world();
    const body = { kind: 'instance', parent: 'ingest-frozen' };
    const answer = await call('POST', `/v1/floating-ips/unassigned/attach${EDGE}`, body);
    expect(told(answer)).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/C10
  it('a disk of another project is 400', async () => {
    const { call } = world();
    const id = await idOf(call, '/v1/disks/tile-0001?project=render-farm');
    const path = `/v1/instances/schema-migrator/disks/attach${EDGE}`;
    expect(told(await call('POST', path, { disk: id }))).toEqual([400, 'InvalidRequest']);
  });
});

describe('snapshots', () => {
  const body = { name: 'fresh', description: '', disk: 'spare-1' };

  // @sheet corrections/C17
  it('of a disk that waits for an import are 503', async () => {
    const { call } = world();
    const waiting = await call('POST', `/v1/snapshots${EDGE}`, { ...body, disk: 'import-paused' });
    expect(told(waiting)).toEqual([503, 'ServiceNotAvailable']);
  });

  // @sheet corrections/C18
  it('are ready in the answer', async () => {
    const { call } = world();
    const made = await call('POST', `/v1/snapshots${EDGE}`, body);
    expect([made.status, at(made.body, 'state')]).toEqual([201, 'ready']);
  });
});

describe('renames onto a taken name', () => {
  // @sheet corrections/C19
  it.each([
    ['projects', '/v1/projects', ''],
    ['floating IPs', '/v1/floating-ips', EDGE],
    ['affinity groups', '/v1/affinity-groups', EDGE],
    ['anti-affinity groups', '/v1/anti-affinity-groups', EDGE],
  ])('of %s are 500', async (_, path, query) => {
    const { call } = world();
    const body = { description: '', policy: 'allow', failure_domain: 'sled' };
    const group = path.endsWith('groups') ? body : { description: '' };
    for (const name of ['first', 'second']) await call('POST', `${path}${query}`, { name, ...group });
    const names = itemsOf((await call('GET', `${path}${query}`)).body).map((item) => at(item, 'name'));
    expect(names).toEqual(expect.arrayContaining(['first', 'second']));
    expect(told(await call('PUT', `${path}/second${query}`, { name: 'first' }))).toEqual([500, 'Internal']);
  });
});
