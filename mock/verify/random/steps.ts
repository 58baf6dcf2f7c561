import fc from 'fast-check';
import { personas } from '../../src/seeds/index.ts';
import type { Store } from '../../src/store/store.ts';

/** One random step: a call as someone, or time that passes. */
export type Step =
  | { readonly wait: number }
  | {
      /** Display name; null is signed out. */
      readonly as: string | null;
      readonly method: string;
      readonly path: string;
      /** For paths that name things by id; then `path` does not count. */
      readonly pathOf?: (store: Store) => string;
      readonly body?: unknown;
      /** For bodies that name things by id. */
      readonly bodyOf?: (store: Store) => unknown;
    };

const GIB = 1024 ** 3;

export const project = fc.constantFrom('one', 'one', 'one', 'one', 'one', 'two');
export const name = fc.constantFrom('a', 'a', 'a', 'b');

/** Who may see the project `one` and no more. */
export const VIEWER = 'Dele Adeyemi';

/** Who calls: mostly someone who may, so that things happen. */
export const as = fc.oneof(
  { weight: 8, arbitrary: fc.constant(personas.operator) },
  { weight: 2, arbitrary: fc.constantFrom(personas.siloCollaborator, personas.projectOnly) },
  { weight: 2, arbitrary: fc.constantFrom(VIEWER, personas.nobody, null) },
);
export const size = fc.constantFrom(GIB, GIB, GIB, 8 * GIB, 9 * GIB + 1);
const empty = fc.constant('');

/** A step of the random calls. */
export function step(
  method: string,
  path: fc.Arbitrary<string>,
  body?: fc.Arbitrary<unknown>,
): fc.Arbitrary<Step> {
  return fc.record({ as, method: fc.constant(method), path, ...(body ? { body } : {}) });
}

/** `/v1/…` with the query that names made inside a project need. */
const at = (base: string, tail = '', query = '') =>
  fc.tuple(name, project).map(([n, p]) => `/v1/${base}/${n}${tail}?project=${p}${query}`);
const under = (base: string, query = '') => project.map((p) => `/v1/${base}?project=${p}${query}`);
const named = fc.record({ name, description: fc.constantFrom('', 'text') });
const said = { name, description: empty };

const firstId = (table: 'snapshots' | 'images') => (store: Store) => [...store.tables[table]][0]?.id;

const diskBody = fc.record({
  ...said,
  size,
  disk_source: fc.constantFrom(
    { type: 'blank', block_size: 512 },
    { type: 'importing_blocks', block_size: 4096 },
  ),
});

const storage = fc.oneof(
  { weight: 3, arbitrary: step('POST', under('disks'), diskBody) },
  {
    weight: 3,
    arbitrary: step('POST', fc.oneof(at('disks', '/bulk-write-start'), at('disks', '/bulk-write-stop'))),
  },
  step(
    'POST',
    at('disks', '/bulk-write'),
    fc.record({ offset: fc.constantFrom(0, 4096, 7), base64_encoded_data: fc.constantFrom('AAAA', '!') }),
  ),
  step('POST', at('disks', '/finalize'), fc.record({ snapshot_name: fc.option(name) })),
  step('POST', under('snapshots'), fc.record({ ...said, disk: name })),
  step('DELETE', at('snapshots')),
  fc.record({
    as,
    method: fc.constant('POST'),
    path: fc.oneof(under('images'), fc.constant('/v1/images')),
    bodyOf: name.map((n) => (store: Store) => ({
      name: n,
      description: '',
      os: 'x',
      version: '1',
      source: { type: 'snapshot', id: firstId('snapshots')(store) ?? '' },
    })),
  }),
  fc.record({
    as,
    method: fc.constant('POST'),
    path: under('disks'),
    bodyOf: fc.tuple(name, size).map(([n, bytes]) => (store: Store) => ({
      name: n,
      description: '',
      size: bytes,
      disk_source: { type: 'image', image_id: firstId('images')(store) ?? '' },
    })),
  }),
  step('POST', fc.oneof(at('images', '/promote'), at('images', '/demote'))),
  step(
    'DELETE',
    fc.oneof(
      at('images'),
      name.map((n) => `/v1/images/${n}`),
    ),
  ),
);

const nic = fc
  .constantFrom('a', 'a', 'net0')
  .map((n) => `/v1/network-interfaces/${n}?project=one&instance=a`);

const ofInstance = fc.oneof(
  {
    weight: 2,
    arbitrary: step(
      'POST',
      fc.oneof(at('instances', '/disks/attach'), at('instances', '/disks/detach')),
      fc.record({ disk: name }),
    ),
  },
  step('POST', at('instances', '/external-ips/ephemeral'), fc.constant({})),
  step('DELETE', at('instances', '/external-ips/ephemeral')),
  step(
    'POST',
    under('network-interfaces', '&instance=a'),
    fc.record({
      ...said,
      vpc_name: fc.constantFrom('default', 'a'),
      subnet_name: fc.constantFrom('default', 'a'),
    }),
  ),
  step('PUT', nic, fc.record({ name, primary: fc.boolean() })),
  step('DELETE', nic),
  step(
    'POST',
    under('floating-ips'),
    fc.record({ ...said, ip: fc.constantFrom(null, '10.0.0.1', '10.0.0.9') }),
  ),
  step('PUT', at('floating-ips'), named),
  step(
    'POST',
    fc.oneof(at('floating-ips', '/attach'), at('floating-ips', '/detach')),
    fc.record({ kind: fc.constant('instance'), parent: name }),
  ),
  step('DELETE', at('floating-ips')),
);

const kinds = ['affinity-groups', 'anti-affinity-groups'] as const;
const groups = fc.oneof(
  ...kinds.flatMap((kind) => [
    step(
      'POST',
      under(kind),
      fc.record({ ...said, policy: fc.constant('allow'), failure_domain: fc.constant('sled') }),
    ),
    step('PUT', at(kind), named),
    step('DELETE', at(kind)),
    step('POST', at(kind, '/members/instance/a')),
    step('DELETE', at(kind, '/members/instance/a')),
  ]),
);

const vpc = '&vpc=default';
const end = fc.constantFrom({ type: 'ip', value: '10.9.9.9' }, { type: 'subnet', value: 'a' });
const target = fc.constantFrom({ type: 'drop' }, { type: 'internet_gateway', value: 'a' });
const rule = fc.record({
  ...said,
  action: fc.constant('allow'),
  direction: fc.constant('inbound'),
  filters: fc.constantFrom({}, { ports: ['22', '80-443'] }, { ports: ['9-1'] }),
  priority: fc.constantFrom(0, 65_535),
  status: fc.constant('enabled'),
  targets: fc.constant([]),
});
const routeBody = fc.record({ ...said, destination: end, target });

const networks = fc.oneof(
  step(
    'POST',
    under('vpc-subnets', vpc),
    fc.record({
      ...said,
      ipv4_block: fc.constantFrom('10.0.0.0/24', '10.0.0.0/16', '10.7.0.0/24', '9.0.0.0/24'),
      custom_router: fc.constantFrom(null, null, 'a', 'system'),
    }),
  ),
  step('PUT', at('vpc-subnets', '', vpc), fc.record({ name, custom_router: fc.constantFrom(null, 'a') })),
  step('DELETE', at('vpc-subnets', '', vpc)),
  step('POST', under('vpc-routers', vpc), named),
  step('PUT', at('vpc-routers', '', vpc), named),
  step('DELETE', at('vpc-routers', '', vpc)),
  step('POST', under('vpc-router-routes', `${vpc}&router=a`), routeBody),
  step('PUT', at('vpc-router-routes', '', `${vpc}&router=a`), routeBody),
  step('DELETE', at('vpc-router-routes', '', `${vpc}&router=a`)),
  step('PUT', under('vpc-firewall-rules', vpc), fc.record({ rules: fc.array(rule, { maxLength: 2 }) })),
  step('POST', under('internet-gateways', vpc), named),
  step('DELETE', at('internet-gateways', '', vpc)),
  step('DELETE', at('internet-gateways', '', `${vpc}&cascade=true`)),
  step(
    'POST',
    under('internet-gateway-ip-pools', `${vpc}&gateway=a`),
    fc.record({ ...said, ip_pool: fc.constantFrom('pool', 'nope') }),
  ),
  step('DELETE', at('internet-gateway-ip-pools', '', `${vpc}&gateway=a`)),
  step(
    'POST',
    under('internet-gateway-ip-addresses', `${vpc}&gateway=a`),
    fc.record({ ...said, address: fc.constant('10.0.0.1') }),
  ),
  step('DELETE', at('internet-gateway-ip-addresses', '', `${vpc}&gateway=a`)),
);

/** Steps among storage, addresses, groups and networks of a project. */
export const projectSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: storage },
  { weight: 3, arbitrary: ofInstance },
  { weight: 2, arbitrary: groups },
  { weight: 3, arbitrary: networks },
);
