import { describe, expect, it } from 'vitest';
import { problems } from '../../../verify/invariants/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BASE = '/v1/system/hardware';

function start() {
  const made = world();
  const sled = (test: (row: { policy: { kind: string }; state: string }) => boolean) =>
    made.tables.sleds.find(test)?.id ?? '';
  return { ...made, sled };
}

describe('hardware lists (docs/contract/server-behaviour.md section 11)', () => {
  it('contain one complete rack', async () => {
    const { call } = start();
    const count = async (path: string) =>
      itemsOf((await call('GET', `${BASE}/${path}?limit=1000`)).body).length;
    expect(await count('racks')).toBe(1);
    expect(await count('sleds')).toBe(32);
    expect(await count('disks')).toBe(320);
    expect(await count('switches')).toBe(2);
    expect(await count('switch-port')).toBe(64);
    expect(await count('sleds-uninitialized')).toBe(3);
  });

  it('have disks of every policy and state', async () => {
    const { call } = start();
    const disks = itemsOf((await call('GET', `${BASE}/disks?limit=1000`)).body);
    const kinds = new Set(
      disks.map((disk) => `${String(at(disk, 'policy', 'kind'))} ${String(at(disk, 'state'))}`),
    );
    expect([...kinds].sort()).toEqual([
      'expunged active',
      'expunged decommissioned',
      'in_service active',
      'in_service decommissioned',
    ]);
    expect(new Set(disks.map((disk) => at(disk, 'form_factor')))).toEqual(new Set(['u2', 'm2']));
  });

  it.each(['racks', 'sleds', 'switches', 'disks'])('view one of %s, or return a 404', async (kind) => {
    const { call, nobody } = start();
    const [first] = itemsOf((await call('GET', `${BASE}/${kind}?limit=1`)).body);
    expect(await call('GET', `${BASE}/${kind}/${String(at(first, 'id'))}`)).toEqual({
      status: 200,
      body: first,
    });
    expect(await call('GET', `${BASE}/${kind}/${NOWHERE}`)).toMatchObject({
      status: 404,
      body: { error_code: 'ObjectNotFound' },
    });
    expect((await call('GET', `${BASE}/${kind}/first`)).status).toBe(400);
    expect((await nobody('GET', `${BASE}/${kind}`)).status).toBe(403);
    expect((await nobody('GET', `${BASE}/${kind}/${String(at(first, 'id'))}`)).status).toBe(404);
  });

  it('are paged', async () => {
    const { call, tables } = start();
    const [sled] = tables.sleds;
    const path = `${BASE}/sleds/${sled?.id}/disks`;
    const first = await call('GET', `${path}?limit=6`);
    const second = await call('GET', `${path}?limit=6&page_token=${String(at(first.body, 'next_page'))}`);
    expect([itemsOf(first.body).length, itemsOf(second.body).length]).toEqual([6, 4]);
  });
});

describe('instances of a sled', () => {
  it('are those that run on it, in every silo', async () => {
    const { call, tables } = start();
    const shown: unknown[] = [];
    for (const { id } of tables.sleds) {
      const items = itemsOf((await call('GET', `${BASE}/sleds/${id}/instances?limit=1000`)).body);
      expect(items.every((item) => at(item, 'active_sled_id') === id)).toBe(true);
      shown.push(...items);
    }
    const onSleds = tables.instances.filter(({ sledId }) => sledId !== null);
    expect(shown.map((item) => String(at(item, 'id'))).sort()).toEqual(onSleds.map(({ id }) => id).sort());
    expect(new Set(shown.map((item) => at(item, 'silo_name')))).toEqual(
      new Set(['fernhill', 'northgate', 'harbor-labs']),
    );
    const migrating = shown.filter((item) => at(item, 'state') === 'migrating');
    expect(migrating.map((item) => at(item, 'name'))).toEqual(['cache-lhr-01']);
    const known = shown.filter((item) => typeof at(item, 'migration_id') === 'string');
    expect(known).toEqual(migrating);
  });

  it('disappear when they stop', async () => {
    const { call, clock, tables } = start();
    const instance = tables.instances.find(({ name }) => name === 'cache-ams-01');
    const path = `${BASE}/sleds/${instance?.sledId}/instances`;
    const names = async () => itemsOf((await call('GET', path)).body).map((item) => at(item, 'name'));
    expect(await names()).toContain('cache-ams-01');
    await call('POST', '/v1/instances/cache-ams-01/stop?project=edge-cache');
    expect(await names()).toContain('cache-ams-01');
    clock.advance(3000);
    expect(await names()).not.toContain('cache-ams-01');
    expect((await call('GET', `${BASE}/sleds/${NOWHERE}/instances`)).status).toBe(404);
    expect((await call('GET', `${BASE}/sleds/${NOWHERE}/disks`)).status).toBe(404);
  });
});

describe('the provision policy', () => {
  it('can be set, and keeps new instances away', async () => {
    const { call, clock, tables } = start();
    clock.advance(60_000);
    const open = tables.sleds.filter(
      ({ policy }) => policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable',
    );
    const [kept, ...rest] = open;
    for (const { id } of rest)
      expect(
        await call('PUT', `${BASE}/sleds/${id}/provision-policy`, { state: 'non_provisionable' }),
      ).toEqual({
        status: 200,
        body: { old_state: 'provisionable', new_state: 'non_provisionable' },
      });
    expect(tables.sleds.must(rest[0]?.id ?? '').timeModified).toEqual(new Date(clock.now()));
    await call('POST', '/v1/instances/schema-migrator/start?project=edge-cache');
    expect(tables.instances.find(({ name }) => name === 'schema-migrator')?.sledId).toBe(kept?.id);
  });

  it('changes the modification time only when the value changes', async () => {
    const { call, clock, sled, tables } = start();
    clock.advance(60_000);
    const id = sled(({ policy, state }) => policy.kind === 'in_service' && state === 'active');
    const before = tables.sleds.must(id);
    const answer = await call('PUT', `${BASE}/sleds/${id}/provision-policy`, { state: 'provisionable' });
    expect(answer.body).toEqual({ old_state: 'provisionable', new_state: 'provisionable' });
    expect(tables.sleds.must(id)).toBe(before);
  });

  it('is refused for a sled out of service, an unknown one, and without the role', async () => {
    const { call, nobody, sled } = start();
    const put = (id: string) =>
      call('PUT', `${BASE}/sleds/${id}/provision-policy`, { state: 'provisionable' });
    expect(await put(sled(({ policy }) => policy.kind === 'expunged'))).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest', message: expect.stringContaining('expunged') },
    });
    const retired = sled(({ policy, state }) => policy.kind === 'in_service' && state === 'decommissioned');
    expect((await put(retired)).status).toBe(400);
    expect((await put(NOWHERE)).status).toBe(404);
    const path = `${BASE}/sleds/${retired}/provision-policy`;
    expect((await call('PUT', path, { state: 'asleep' })).status).toBe(400);
    expect((await nobody('PUT', path, { state: 'provisionable' })).status).toBe(404);
  });
});

describe('adding a sled', () => {
  const body = { part: 'GX-4410-03', serial: 'FH23110407' };

  it('adds it to the sleds, then its disks, then removes its row from the waiting ones', async () => {
    const { call, clock, mock } = start();
    const added = await call('POST', `${BASE}/sleds`, body);
    expect(added.status).toBe(201);
    const id = String(at(added.body, 'id'));
    const serials = async () =>
      itemsOf((await call('GET', `${BASE}/sleds-uninitialized`)).body).map((item) =>
        at(item, 'baseboard', 'serial'),
      );
    expect((await call('GET', `${BASE}/sleds/${id}`)).status).toBe(404);
    clock.advance(3000);
    expect(itemsOf((await call('GET', `${BASE}/sleds/${id}/disks`)).body)).toHaveLength(0);
    expect(await serials()).toContain(body.serial);
    expect(problems(mock.store)).toEqual([]);
    clock.advance(7000);
    expect((await call('GET', `${BASE}/sleds/${id}`)).body).toMatchObject({
      baseboard: body,
      policy: { kind: 'in_service', provision_policy: 'provisionable' },
      state: 'active',
    });
    expect(itemsOf((await call('GET', `${BASE}/sleds/${id}/disks`)).body)).toHaveLength(10);
    expect(await serials()).toEqual(['FH224088134', 'FH23110420']);
    expect(problems(mock.store)).toEqual([]);
  });

  // @sheet operator/13.84
  it('creates a new sled for one that was removed before', async () => {
    const { call, clock, mock, tables } = start();
    const former = tables.sleds.find(({ baseboard }) => baseboard.serial === 'FH224088134');
    const added = await call('POST', `${BASE}/sleds`, { part: 'GX-4410-03', serial: 'FH224088134' });
    clock.advance(10_000);
    expect(String(at(added.body, 'id'))).not.toBe(former?.id);
    expect((await call('GET', `${BASE}/sleds/${String(at(added.body, 'id'))}`)).status).toBe(200);
    expect(problems(mock.store)).toEqual([]);
  });

  // @sheet corrections/R18
  it('is refused a second time, for an unknown sled, and without the role', async () => {
    const { call, nobody } = start();
    await call('POST', `${BASE}/sleds`, body);
    expect(await call('POST', `${BASE}/sleds`, body)).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: sled "FH23110407"' },
    });
    expect((await call('POST', `${BASE}/sleds`, { ...body, part: 'GX-0' })).status).toBe(404);
    expect((await nobody('POST', `${BASE}/sleds`, body)).status).toBe(403);
  });
});
