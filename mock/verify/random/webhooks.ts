import fc from 'fast-check';
import { as, name, step, type Step } from './steps.ts';
import type { Store } from '../../src/store/store.ts';

const BASE = '/v1/webhooks';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const endpoint = fc.constantFrom(
  'https://a.example/in',
  'https://a.example/flaky',
  'https://a.example/slow',
  'https://a.example/status/500',
  'http://a.invalid/',
  'ftp://a.example/',
);
const subscription = fc.constantFrom('**', 'hardware.**', '*.sled.*', 'hardware.sled.added', 'probe', 'nope');
const secret = fc.constantFrom('s3cret', 's3cret', 'other', '');

const receiver = (tail = '') => name.map((n) => `${BASE}/receivers/${n}${tail}`);
const secrets = name.map((n) => `${BASE}/secrets?receiver=${n}`);

/** A path with the id of some row in it. */
const byId = (
  method: string,
  ids: (store: Store) => readonly { readonly id: string }[],
  path: (id: string) => string,
): fc.Arbitrary<Step> =>
  fc.nat(3).chain((index) =>
    fc.record({
      as,
      method: fc.constant(method),
      path: fc.constant(''),
      pathOf: fc.constant((store: Store) => path(ids(store)[index]?.id ?? NOWHERE)),
    }),
  );

/** Steps for receivers of webhooks and their deliveries. */
export const webhookSteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: step(
      'POST',
      fc.constant(`${BASE}/receivers`),
      fc.record({
        name,
        description: fc.constantFrom('', 'text'),
        endpoint,
        secrets: fc.array(secret, { maxLength: 2 }),
        subscriptions: fc.array(subscription, { maxLength: 2 }),
      }),
    ),
  },
  step('PUT', receiver(), fc.record({ name, endpoint }, { requiredKeys: [] })),
  step('DELETE', receiver()),
  step('POST', fc.oneof(receiver('/probe'), receiver('/probe?resend=true'))),
  step('POST', receiver('/subscriptions'), fc.record({ subscription })),
  step(
    'DELETE',
    fc
      .tuple(name, subscription)
      .map(([n, s]) => `${BASE}/receivers/${n}/subscriptions/${encodeURIComponent(s)}`),
  ),
  step('POST', secrets, fc.record({ secret })),
  step('GET', secrets),
  byId(
    'DELETE',
    (store) => [...store.tables.webhookSecrets],
    (id) => `${BASE}/secrets/${id}`,
  ),
  {
    weight: 2,
    arbitrary: byId(
      'POST',
      (store) => [...store.tables.webhookEvents],
      (id) => `${BASE}/deliveries/${id}/resend?receiver=a`,
    ),
  },
  step(
    'GET',
    fc.constantFrom(`${BASE}/deliveries?receiver=a&pending=true`, `${BASE}/event-classes?filter=hardware.*`),
  ),
  fc.record({ wait: fc.constantFrom(1000, 60_000, 400_000) }),
);
