import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeClock } from './clock.ts';
import { dump, problems } from './invariants.ts';
import { createMock, type Mock } from './mock.ts';
import { administrationSteps } from './random-administration.ts';
import { networkingSteps } from './random-networking.ts';
import { hardwareSteps } from './random-hardware.ts';
import { poolSteps } from './random-pools.ts';
import { name, project, projectSteps, size, step, type Step } from './random-steps.ts';
import { webhookSteps } from './random-webhooks.ts';
import { callerOf } from './testing.ts';

const GIB = 1024 ** 3;

const memory = fc.constantFrom(GIB, GIB, GIB, GIB, 2 * GIB, 1000 * GIB);

const disk = fc.oneof(
  fc.record({ type: fc.constant('attach'), name }),
  fc.record({
    type: fc.constant('create'),
    name,
    size,
    description: fc.constant(''),
    disk_source: fc.constantFrom(
      { type: 'blank', block_size: 512 },
      { type: 'importing_blocks', block_size: 4096 },
    ),
  }),
);

const externalIp = fc.oneof(
  fc.record({ type: fc.constant('ephemeral'), pool: fc.constantFrom(null, 'pool', 'nope') }),
  fc.record({ type: fc.constant('floating'), floating_ip: name }),
);

const instanceBody = fc.record({
  name,
  description: fc.constant(''),
  hostname: fc.constant('host'),
  ncpus: fc.constantFrom(1, 1, 1, 1, 4, 200),
  memory,
  start: fc.boolean(),
  boot_disk: fc.option(disk, { freq: 1 }),
  disks: fc.array(disk, { maxLength: 1 }),
  external_ips: fc.array(externalIp, { maxLength: 1 }),
  network_interfaces: fc.constantFrom({ type: 'default' }, { type: 'none' }),
});

const named = fc.record({ name, description: fc.constantFrom('', 'text') });
const vpcBody = fc.record({ name, description: fc.constant(''), dns_name: name });
const siloBody = fc.record({
  name,
  description: fc.constant(''),
  discoverable: fc.boolean(),
  identity_mode: fc.constantFrom('saml_jit', 'local_only'),
  admin_group_name: fc.option(fc.constant('admins')),
  quotas: fc.constant({ cpus: 1, memory: GIB, storage: GIB }),
  tls_certificates: fc.constant([]),
});

const instancePath = (tail: string) =>
  fc.tuple(name, project).map(([n, p]) => `/v1/instances/${n}${tail}?project=${p}`);
const within = (kind: string) => fc.tuple(name, project).map(([n, p]) => `/v1/${kind}/${n}?project=${p}`);
const list = (kind: string) => project.map((p) => `/v1/${kind}?project=${p}`);

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: projectSteps },
  { weight: 5, arbitrary: poolSteps },
  { weight: 5, arbitrary: networkingSteps },
  { weight: 5, arbitrary: administrationSteps },
  { weight: 5, arbitrary: hardwareSteps },
  { weight: 5, arbitrary: webhookSteps },
  { weight: 4, arbitrary: fc.record({ wait: fc.constantFrom(500, 1000, 5000) }) },
  { weight: 4, arbitrary: step('POST', list('instances'), instanceBody) },
  {
    weight: 4,
    arbitrary: step('POST', fc.oneof(instancePath('/start'), instancePath('/stop'), instancePath('/reboot'))),
  },
  { weight: 3, arbitrary: step('DELETE', instancePath('')) },
  step(
    'PUT',
    instancePath(''),
    fc.record({ ncpus: fc.constantFrom(1, 2), memory, boot_disk: fc.option(name) }),
  ),
  step('DELETE', within('disks')),
  step('POST', list('vpcs'), vpcBody),
  step('PUT', within('vpcs'), named),
  step('DELETE', within('vpcs')),
  step(
    'DELETE',
    fc.tuple(name, project).map(([n, p]) => `/v1/vpc-subnets/default?vpc=${n}&project=${p}`),
  ),
  step('POST', fc.constant('/v1/projects'), named),
  step(
    'PUT',
    name.map((n) => `/v1/projects/${n}`),
    named,
  ),
  step(
    'DELETE',
    fc.oneof(name, project).map((n) => `/v1/projects/${n}`),
  ),
  step('POST', fc.constant('/v1/system/silos'), siloBody),
  step(
    'DELETE',
    name.map((n) => `/v1/system/silos/${n}`),
  ),
  step(
    'POST',
    fc.constant('/v1/me/ssh-keys'),
    fc.record({ name, description: fc.constant(''), public_key: fc.constant('ssh-rsa A') }),
  ),
  step(
    'DELETE',
    name.map((n) => `/v1/me/ssh-keys/${n}`),
  ),
);

/** What the project `one` has at the start, so that most steps find something to work on. */
const things: readonly (readonly [path: string, body: object])[] = [
  ['disks?', { size: GIB, disk_source: { type: 'blank', block_size: 512 } }],
  ['affinity-groups?', { policy: 'allow', failure_domain: 'sled' }],
  ['anti-affinity-groups?', { policy: 'allow', failure_domain: 'sled' }],
  ['vpc-routers?vpc=default&', {}],
  ['internet-gateways?vpc=default&', {}],
  ['instances?', { hostname: 'host', ncpus: 1, memory: GIB, start: false }],
];

/** Two projects, things named `a` in the first, a pool of three addresses, and a free floating IP. */
async function world(): Promise<Mock> {
  const mock = createMock({ clock: fakeClock(), seed: 'empty', personas: true });
  const call = callerOf(mock);
  for (const one of ['one', 'two']) await call('POST', '/v1/projects', { name: one, description: '' });
  for (const [path, body] of things) {
    const made = await call('POST', `/v1/${path}project=one`, { name: 'a', description: '', ...body });
    expect(made.status, path).toBe(201);
  }
  mock.clock.advance(2000);
  await call('GET', '/v1/ping');
  await call('POST', '/v1/snapshots?project=one', { name: 'a', description: '', disk: 'a' });
  const { store } = mock;
  const { tables } = store;
  const home = tables.projects.find((row) => row.name === 'one');
  const pool = tables.ipPools.put({ ...store.fresh(), name: 'pool', description: '' });
  const range = { first: '10.0.0.1', last: '10.0.0.3' };
  tables.ipPoolRanges.put({ ...store.fresh(), ipPoolId: pool.id, range });
  const siloId = home?.siloId ?? '';
  tables.ipPoolLinks.put({ id: store.newId(), ipPoolId: pool.id, siloId, isDefault: true });
  const said = { name: 'a', description: '', projectId: home?.id ?? '' };
  tables.floatingIps.put({ ...store.fresh(), ...said, ip: '10.0.0.2', ipPoolId: pool.id });
  return mock;
}

async function run(mock: Mock, taken: Step): Promise<void> {
  if ('wait' in taken) {
    mock.clock.advance(taken.wait);
    return;
  }
  const call = callerOf(mock, taken.as);
  await call('GET', '/v1/ping');
  const before = dump(mock.store);
  const sent = taken.bodyOf?.(mock.store) ?? taken.body;
  const path = taken.pathOf?.(mock.store) ?? taken.path;
  const { status, body } = await call(taken.method, path, sent);
  const what = `${taken.method} ${path} ${JSON.stringify(sent)} as ${taken.as}: ${status} ${JSON.stringify(body)}`;
  expect(status < 500 || status === 507, what).toBe(true);
  if (status >= 400) expect(dump(mock.store) === before, `${what} changed something`).toBe(true);
  expect(problems(mock.store), what).toEqual([]);
}

it('keeps its promises whatever is called', async () => {
  const property = fc.asyncProperty(
    fc.array(steps, { minLength: 60, maxLength: 120, size: 'max' }),
    async (taken) => {
      const mock = await world();
      for (const one of taken) await run(mock, one);
    },
  );
  await fc.assert(property, { numRuns: 50 });
}, 30_000);

it('has demo data that keeps them too', () => {
  expect(problems(createMock({ clock: fakeClock() }).store)).toEqual([]);
});
