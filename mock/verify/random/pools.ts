import fc from 'fast-check';
import { as, name, project, step, type Step } from './steps.ts';
import type { Store } from '../../src/store/store.ts';

const BASE = '/v1/system/ip-pools';

/** `pool` is there from the start and in use, `a` and `b` come and go. */
const pool = fc.constantFrom('pool', 'pool', 'a', 'b');
const silo = fc.constantFrom('fernhill', 'fernhill', 'a', 'nope');
const named = fc.record({ name: fc.oneof(pool, name), description: fc.constantFrom('', 'text') });

/** Few enough to collide, and different from the world's 10.0.0.1 to 10.0.0.3. */
const range = fc.constantFrom(
  { first: '10.0.0.1', last: '10.0.0.3' },
  { first: '10.0.0.3', last: '10.0.0.5' },
  { first: '10.0.0.4', last: '10.0.0.6' },
  { first: '10.0.0.6', last: '10.0.0.4' },
  { first: '10.0.0.7', last: 'fd00::7' },
  { first: 'fd00::1', last: 'fd00::ffff:ffff:ffff' },
  { first: 'fd00::2:0', last: 'fd00::2:0' },
  { first: '198.51.100.225', last: '198.51.100.232' },
  { first: '203.0.113.241', last: '203.0.113.246' },
);
const ofPool = (tail: string) => pool.map((p) => `${BASE}/${p}${tail}`);
const change = fc.constantFrom('add', 'add', 'remove');
const ranges = step(
  'POST',
  fc.oneof(
    fc.tuple(pool, change).map(([p, verb]) => `${BASE}/${p}/ranges/${verb}`),
    change.map((verb) => `/v1/system/ip-pools-service/ranges/${verb}`),
  ),
  range,
);

const link = fc.tuple(pool, silo).map(([p, s]) => `${BASE}/${p}/silos/${s}`);
const isDefault = fc.boolean();
const allowed = fc.constantFrom(
  { allow: 'any' },
  { allow: 'list', ips: [] },
  { allow: 'list', ips: ['10.0.0.0/8', 'fd00::/8'] },
  { allow: 'list', ips: ['10.0.0.0/8', '10.1.0.0/8'] },
);

const probePath = (tail: string) =>
  fc.tuple(name, project).map(([n, p]) => `/experimental/v1/probes${tail && `/${n}`}?project=${p}`);
const probes: fc.Arbitrary<Step> = fc.record({
  as,
  method: fc.constant('POST'),
  path: probePath(''),
  bodyOf: fc.tuple(name, fc.constantFrom(null, 'pool', 'a')).map(([n, from]) => (store: Store) => ({
    name: n,
    description: '',
    ip_pool: from,
    sled: [...store.tables.sleds][0]?.id ?? '',
  })),
});

/** Steps among IP pools, their ranges and links, the allow list and probes. */
export const poolSteps: fc.Arbitrary<Step> = fc.oneof(
  step('POST', fc.constant(BASE), named),
  step('PUT', ofPool(''), named),
  step('DELETE', ofPool('')),
  { weight: 3, arbitrary: ranges },
  step('POST', ofPool('/silos'), fc.record({ silo, is_default: isDefault })),
  step('PUT', link, fc.record({ is_default: isDefault })),
  step('DELETE', link),
  step('PUT', fc.constant('/v1/system/networking/allow-list'), fc.record({ allowed_ips: allowed })),
  { weight: 2, arbitrary: probes },
  step('DELETE', probePath('/probe')),
);
