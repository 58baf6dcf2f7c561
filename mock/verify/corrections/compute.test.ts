import { describe, expect, it } from 'vitest';
import { at, disk, EDGE, GIB, idOf, instance, itemsOf, told, world, type World } from './world.ts';

const INSTANCES = `/v1/instances${EDGE}`;
const state = async ({ call }: World, name: string) =>
  at((await call('GET', `/v1/instances/${name}${EDGE}`)).body, 'run_state');
const act = ({ call }: World, name: string, action: string) =>
  call('POST', `/v1/instances/${name}/${action}${EDGE}`);
const create = ({ call }: World, more: object) => call('POST', INSTANCES, instance('fresh', more));
const message = (answer: { readonly body: unknown }) => at(answer.body, 'message');

describe('states of instances', () => {
  // @sheet corrections/34
  it('with start: true the answer is an instance that is starting', async () => {
    const answer = await create(world(), { start: true });
    expect([answer.status, at(answer.body, 'run_state')]).toEqual([201, 'starting']);
  });

  // @sheet compute-storage/9.89 corrections/79
  it('beyond the quota it is created and stays stopped', async () => {
    const w = world();
    await w.call('PUT', '/v1/system/silos/fernhill/quotas', { cpus: 1 });
    const answer = await create(w, { start: true });
    expect([answer.status, at(answer.body, 'run_state')]).toEqual([201, 'stopped']);
    w.advance(60_000);
    expect(await state(w, 'fresh')).toBe('stopped');
    expect(told(await act(w, 'fresh', 'start'))).toEqual([507, 'InsufficientCapacity']);
  });

  // @sheet corrections/35
  it('starting one that runs succeeds and changes nothing', async () => {
    const w = world();
    expect((await act(w, 'cache-ams-01', 'start')).status).toBe(202);
    expect(await state(w, 'cache-ams-01')).toBe('running');
  });

  // @sheet corrections/36
  it('stopping one that is stopped succeeds and changes nothing', async () => {
    const w = world();
    expect((await act(w, 'schema-migrator', 'stop')).status).toBe(202);
    expect(await state(w, 'schema-migrator')).toBe('stopped');
  });

  // @sheet corrections/37
  it('starting one that is stopping is a conflict', async () => {
    const w = world();
    await act(w, 'cache-ams-01', 'stop');
    expect(told(await act(w, 'cache-ams-01', 'start'))).toEqual([409, 'Conflict']);
  });

  // @sheet corrections/38
  it('resizing one that runs is a conflict', async () => {
    const body = { ncpus: 1, memory: GIB };
    expect(told(await world().call('PUT', `/v1/instances/cache-ams-01${EDGE}`, body))).toEqual([
      409,
      'Conflict',
    ]);
  });

  // @sheet corrections/39
  it('a boot disk that is not attached is a conflict', async () => {
    const w = world();
    const { body } = await w.call('GET', `/v1/instances/schema-migrator${EDGE}`);
    const change = { ncpus: at(body, 'ncpus'), memory: at(body, 'memory'), boot_disk: 'spare-16' };
    expect(told(await w.call('PUT', `/v1/instances/schema-migrator${EDGE}`, change))).toEqual([
      409,
      'Conflict',
    ]);
  });

  // @sheet corrections/40
  it('another boot disk while it runs is a conflict', async () => {
    const w = world();
    const { body } = await w.call('GET', `/v1/instances/cache-ams-01${EDGE}`);
    const change = { ncpus: at(body, 'ncpus'), memory: at(body, 'memory'), boot_disk: 'ams-01-hot' };
    expect(told(await w.call('PUT', `/v1/instances/cache-ams-01${EDGE}`, change))).toEqual([409, 'Conflict']);
  });
});

describe('what an instance may be', () => {
  // @sheet corrections/41 corrections/42
  it.each([
    ['half a GiB', GIB / 2],
    ['one and a half', 1.5 * GIB],
  ])('memory of %s is an InvalidValue', async (_, memory) => {
    expect(told(await create(world(), { memory }))).toEqual([400, 'InvalidValue']);
  });

  // @sheet corrections/43
  it('nine disks are too many', async () => {
    const disks = Array.from({ length: 9 }, (_, index) => ({ type: 'create', ...disk(`data-${index}`) }));
    const answer = await create(world(), { disks });
    expect([answer.status, message(answer)]).toEqual([
      400,
      expect.stringMatching(/^cannot attach more than 8 disks/),
    ]);
    expect((await create(world(), { disks: disks.slice(1) })).status).toBe(201);
  });

  const nic = (name: string, vpc_name: string, subnet_name: string) => ({
    name,
    description: '',
    vpc_name,
    subnet_name,
  });
  const withNics = (...params: object[]) => ({ network_interfaces: { type: 'create', params } });

  // @sheet corrections/44
  it('interfaces in two VPCs are 400', async () => {
    const answer = await create(
      world(),
      withNics(nic('a', 'default', 'default'), nic('b', 'probe-net', 'default')),
    );
    expect([answer.status, message(answer)]).toEqual([400, expect.stringContaining('same VPC')]);
  });

  // @sheet corrections/45
  it('an empty list of interfaces is 400', async () => {
    expect(told(await create(world(), withNics()))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/46
  it('two interfaces in one subnet are 400', async () => {
    const twice = withNics(nic('a', 'default', 'default'), nic('b', 'default', 'default'));
    const answer = await create(world(), twice);
    expect([answer.status, message(answer)]).toEqual([
      400,
      expect.stringContaining('in the subnet "default" already'),
    ]);
  });

  // @sheet corrections/47
  it('user data of more than 32 KiB is 400', async () => {
    const data = (bytes: number) => ({ user_data: Buffer.alloc(bytes, 'a').toString('base64') });
    expect((await create(world(), data(32 * 1024))).status).toBe(201);
    expect((await create(world(), data(32 * 1024 + 1))).status).toBe(400);
  });
});

describe('disks', () => {
  const DISKS = `/v1/disks${EDGE}`;
  const onStopped = (w: World, action: string, name: string, owner = 'schema-migrator') =>
    w.call('POST', `/v1/instances/${owner}/disks/${action}${EDGE}`, { disk: name });

  // @sheet corrections/48 corrections/49 corrections/50
  it.each([
    ['half a GiB', GIB / 2],
    ['one and a half', 1.5 * GIB],
    ['1024 GiB', 1024 * GIB],
  ])('a size of %s is an InvalidValue', async (_, size) => {
    expect(told(await world().call('POST', DISKS, disk('fresh', size)))).toEqual([400, 'InvalidValue']);
  });

  // @sheet corrections/51
  it('attaching it again to the same instance succeeds', async () => {
    const w = world();
    expect((await onStopped(w, 'attach', 'spare-16')).status).toBe(202);
    expect((await onStopped(w, 'attach', 'spare-16')).status).toBe(202);
    expect((await onStopped(w, 'attach', 'spare-16', 'warmup-batch')).status).toBe(400);
  });

  // @sheet corrections/52
  it('detaching it again succeeds', async () => {
    const w = world();
    await onStopped(w, 'attach', 'spare-16');
    const first = await onStopped(w, 'detach', 'spare-16');
    const second = await onStopped(w, 'detach', 'spare-16');
    expect([first.status, second.status, at(second.body, 'state', 'state')]).toEqual([202, 202, 'detached']);
  });

  // @sheet corrections/53
  it('detaching the boot disk is a conflict', async () => {
    expect(told(await onStopped(world(), 'detach', 'schema-migrator-root'))).toEqual([409, 'Conflict']);
  });

  // @sheet corrections/54
  it('a ninth disk on an instance is 400', async () => {
    const w = world();
    const { body } = await w.call('GET', `/v1/instances/schema-migrator/disks${EDGE}`);
    const statuses: number[] = [];
    for (let index = itemsOf(body).length; index < 9; index += 1) {
      await w.call('POST', DISKS, disk(`more-${index}`));
      statuses.push((await onStopped(w, 'attach', `more-${index}`)).status);
    }
    expect(statuses.at(-1)).toBe(400);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([202]));
  });

  // @sheet corrections/55
  it('a snapshot of a disk of another project is 400', async () => {
    const { call } = world();
    const id = await idOf(call, `/v1/disks/spare-1${EDGE}`);
    const body = { name: 'fresh', description: '', disk: id };
    expect(told(await call('POST', '/v1/snapshots?project=render-farm', body))).toEqual([
      400,
      'InvalidRequest',
    ]);
  });

  // @sheet corrections/56
  it('a disk from a snapshot of another project is 400', async () => {
    const { call } = world();
    const snapshot_id = await idOf(call, `/v1/snapshots/nightly-001${EDGE}`);
    const body = disk('fresh', 1023 * GIB, { disk_source: { type: 'snapshot', snapshot_id } });
    expect(told(await call('POST', '/v1/disks?project=render-farm', body))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/57
  it('deleting a snapshot while it is creating is 400', async () => {
    const w = world();
    const { snapshots } = w.mock.store.tables;
    const orphan = snapshots.must(await idOf(w.call, `/v1/snapshots/orphan${EDGE}`));
    const remove = () => w.call('DELETE', `/v1/snapshots/orphan${EDGE}`);
    snapshots.put({ ...orphan, state: 'creating' });
    expect((await remove()).status).toBe(400);
    snapshots.put(orphan);
    expect((await remove()).status).toBe(204);
  });
});
