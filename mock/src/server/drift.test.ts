import { describe, expect, test } from 'vitest';
import { createMock, type Drift } from '../index.ts';
import { at, callerOf, itemsOf } from '../testing.ts';
import { operations } from '../wire/operations.ts';
import { REVISIONS } from './drift-facts.ts';
import { goneOperations } from './drift.ts';

const server = (drift: Drift) => {
  const mock = createMock({ personas: true, drift });
  return { mock, call: callerOf(mock) };
};

describe('a newer server', () => {
  test('lacks 33 operations, and takes other bodies for 12', () => {
    const gone = goneOperations('newer').map(({ id }) => id);
    const count = (word: RegExp) => gone.filter((id) => word.test(id)).length;
    expect(gone).toHaveLength(33);
    expect([/^webhook/, /^supportBundle/, /^ipPoolService/, /^role/].map(count)).toEqual([14, 9, 4, 2]);
    expect(gone).toEqual(
      expect.arrayContaining([
        'sledAdd',
        'targetReleaseView',
        'networkingBgpImportedRoutesIpv4',
        'diskMetricsList',
      ]),
    );
    expect(Object.keys(REVISIONS.newer.bodies)).toHaveLength(12);
  });

  test('answers what is gone as its router does, before it asks who calls', async () => {
    const { mock, call } = server('newer');
    const nobody = callerOf(mock, null);
    expect(await nobody('GET', '/v1/webhooks/receivers')).toMatchObject({
      status: 404,
      body: { message: 'Not Found', request_id: expect.any(String) },
    });
    const { status, body } = await call('GET', '/v1/system/update/target-release');
    expect(status).toBe(405);
    expect(at(body, 'error_code')).toBeUndefined();
  });

  test('has other members and values, the same in list and view', async () => {
    const { call } = server('newer');
    const list = await call('GET', '/v1/instances?project=edge-cache&limit=100');
    const states = itemsOf(list.body).map((item) => [at(item, 'id'), at(item, 'run_state')] as const);
    expect(states.map(([, state]) => state)).toEqual(expect.arrayContaining(['hibernating', 'running']));
    const strange = states.find(([, state]) => state === 'hibernating');
    const view = await call('GET', `/v1/instances/${String(strange?.[0])}`);
    expect(view.body).toMatchObject({ run_state: 'hibernating', cpu_platform: 'amd_milan' });
    const pool = await call('GET', '/v1/system/ip-pools/public-v4/utilization');
    expect(pool.body).toMatchObject({ capacity: expect.any(Object), remaining: expect.any(Object) });
    const rules = await call('GET', '/v1/vpc-firewall-rules?project=edge-cache&vpc=default');
    expect(JSON.stringify(rules.body)).toContain('"type":"group"');
  });

  test('refuses bodies with unknown members and without those it needs, and changes nothing', async () => {
    const { call } = server('newer');
    const disk = {
      name: 'a',
      description: '',
      size: 1024 ** 3,
      disk_source: { type: 'blank', block_size: 512 },
    };
    expect(await call('POST', '/v1/disks?project=edge-cache', disk)).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^unable to parse JSON body: unknown field `disk_source` at line/),
      },
    });
    expect((await call('GET', '/v1/disks/a?project=edge-cache')).status).toBe(404);
    const update = { ncpus: 2, memory: 1024 ** 3 };
    expect(await call('PUT', '/v1/instances/cache-ams-01?project=edge-cache', update)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('missing field `auto_restart_policy`') },
    });
  });
});

describe('an older server', () => {
  test('lacks operations and members', async () => {
    const { call } = server('older');
    expect((await call('GET', '/v1/affinity-groups?project=edge-cache')).status).toBe(404);
    const { body } = await call('GET', '/v1/disks/ams-01-hot?project=edge-cache');
    expect(body).not.toHaveProperty('block_size');
    expect(body).toMatchObject({ name: 'ams-01-hot', size: expect.any(Number) });
  });
});

test('every difference names something of the contract', () => {
  for (const { gone, bodies } of Object.values(REVISIONS)) {
    for (const start of gone.paths)
      expect(operations.some(({ row }) => row.path.startsWith(start))).toBe(true);
    for (const id of [...gone.ids, ...Object.keys(bodies)])
      expect(operations.map((one) => String(one.id))).toContain(id);
  }
});

test('the control endpoint changes the revision while the server runs', async () => {
  const { call } = server('same');
  expect((await call('GET', '/v1/system/roles')).status).toBe(200);
  expect((await call('POST', '/__mock/drift', { to: 'newer' })).body).toMatchObject({ drift: 'newer' });
  expect((await call('GET', '/v1/system/roles')).status).toBe(404);
  expect((await call('POST', '/__mock/drift', { to: 'sideways' })).status).toBe(400);
  expect((await call('POST', '/__mock/drift', { to: 'same' })).status).toBe(200);
  expect((await call('GET', '/v1/system/roles')).status).toBe(200);
});
