import { fakeClock } from '../../src/store/clock.ts';
import { createMock, type Mock } from '../../src/server/mock.ts';
import { VIEWER } from './steps.ts';
import { personas } from '../../src/seeds/index.ts';
import { callerOf } from '../../src/testing.ts';

const GIB = 1024 ** 3;

/** Contents of the project `one` at the start, so that most steps find something to work on. */
const things: readonly (readonly [path: string, body: object])[] = [
  ['disks?', { size: GIB, disk_source: { type: 'blank', block_size: 512 } }],
  ['affinity-groups?', { policy: 'allow', failure_domain: 'sled' }],
  ['anti-affinity-groups?', { policy: 'allow', failure_domain: 'sled' }],
  ['vpc-routers?vpc=default&', {}],
  ['internet-gateways?vpc=default&', {}],
  ['instances?', { hostname: 'host', ncpus: 1, memory: GIB, start: false }],
];

/** The roles that users have on `one`; the operator and the silo's collaborator already have theirs. */
const roles = [
  [personas.projectOnly, 'collaborator'],
  [VIEWER, 'viewer'],
] as const;

/** A default pool of three addresses; the instance has its source address from it. Returns its id. */
function addPool({ store }: Mock): string {
  const { tables } = store;
  const pool = tables.ipPools.put({ ...store.fresh(), name: 'pool', description: '' });
  const range = { first: '10.0.0.1', last: '10.0.0.3' };
  tables.ipPoolRanges.put({ ...store.fresh(), ipPoolId: pool.id, range });
  const siloId = tables.projects.find((row) => row.name === 'one')?.siloId ?? '';
  tables.ipPoolLinks.put({ id: store.newId(), ipPoolId: pool.id, siloId, isDefault: true });
  return pool.id;
}

/** Two projects, things named `a` in the first, a pool of three addresses, and a free floating IP. */
export async function randomWorld(): Promise<Mock> {
  const mock = createMock({ clock: fakeClock(), seed: 'empty', personas: true });
  const call = callerOf(mock);
  for (const one of ['one', 'two']) await call('POST', '/v1/projects', { name: one, description: '' });
  const ipPoolId = addPool(mock);
  for (const [path, body] of things) {
    const made = await call('POST', `/v1/${path}project=one`, { name: 'a', description: '', ...body });
    if (made.status !== 201) throw new Error(`the random world cannot be made: ${path} is ${made.status}`);
  }
  const role_assignments = roles.map(([user, role_name]) => ({
    identity_type: 'silo_user',
    identity_id: mock.store.tables.users.find((row) => row.displayName === user)?.id,
    role_name,
  }));
  await call('PUT', '/v1/projects/one/policy', { role_assignments });
  mock.clock.advance(2000);
  await call('GET', '/v1/ping');
  await call('POST', '/v1/snapshots?project=one', { name: 'a', description: '', disk: 'a' });
  const { store } = mock;
  const home = store.tables.projects.find((row) => row.name === 'one');
  const said = { name: 'a', description: '', projectId: home?.id ?? '' };
  store.tables.floatingIps.put({ ...store.fresh(), ...said, ip: '10.0.0.2', ipPoolId });
  return mock;
}
