import fc from 'fast-check';
import { as, name, step, type Step } from './steps.ts';
import { userId } from '../../src/seeds/people.ts';
import type { Store } from '../../src/store/store.ts';
import { fromHex, toPem } from '../../src/resources/silos/x509/pem.ts';
import { writeCertificate } from '../../src/resources/silos/x509/write.ts';

/** A key of Ed25519 with a certificate that fits, and one that has ended. */
const spki = fromHex(`302a300506032b6570032100${'42'.repeat(32)}`);
const key = toPem('PRIVATE KEY', fromHex(`302e020100300506032b657004220420${'17'.repeat(32)}`));
const certificate = (to: string): string => {
  const from = new Date('2020-01-01T00:00:00Z');
  const bytes = writeCertificate({
    host: '*.sys.example.test',
    issuer: 'b',
    from,
    to: new Date(to),
    key: spki,
  });
  return toPem('CERTIFICATE', bytes);
};

const said = { name, description: fc.constantFrom('', 'text') };

type OfStore = (store: Store) => string;
/** The name of a silo: mostly the newest, which is often one that random calls made. */
const silo = fc.constantFrom<OfStore>(
  ...Array.from(
    { length: 3 },
    () =>
      ({ tables }: Store) =>
        [...tables.silos].at(-1)?.name ?? 'fernhill',
  ),
  () => 'fernhill',
  () => 'b',
);

/** A step whose path depends on what there is. */
const stepOf = (
  method: string,
  pathOf: fc.Arbitrary<OfStore>,
  body?: fc.Arbitrary<unknown>,
): fc.Arbitrary<Step> =>
  fc.record({ as, method: fc.constant(method), path: fc.constant(''), pathOf, ...(body ? { body } : {}) });

const IDPS = '/v1/system/identity-providers';
const password = fc.constantFrom(
  { mode: 'password', value: 'x' },
  { mode: 'password', value: '' },
  { mode: 'login_disallowed' },
);

const certificates = fc.oneof(
  {
    weight: 2,
    arbitrary: step(
      'POST',
      fc.constant('/v1/certificates'),
      fc.record({
        ...said,
        service: fc.constant('external_api'),
        cert: fc.constantFrom(
          certificate('2099-01-01T00:00:00Z'),
          certificate('2021-01-01T00:00:00Z'),
          'pem',
        ),
        key: fc.constant(key),
      }),
    ),
  },
  step(
    'DELETE',
    name.map((n) => `/v1/certificates/${n}`),
  ),
);

const providers = stepOf(
  'POST',
  silo.map((of) => (store) => `${IDPS}/saml?silo=${of(store)}`),
  fc.record({
    ...said,
    acs_url: fc.constantFrom('', 'https://a.test/', 'nowhere'),
    idp_entity_id: fc.constant(''),
    idp_metadata_source: fc.constantFrom(
      { type: 'url', url: 'https://a.test/metadata' },
      { type: 'url', url: 'https://a.invalid/metadata' },
      {
        type: 'base64_encoded_xml',
        data: btoa(
          '<EntityDescriptor><IDPSSODescriptor><KeyDescriptor/></IDPSSODescriptor></EntityDescriptor>',
        ),
      },
      { type: 'base64_encoded_xml', data: '!' },
    ),
    slo_url: fc.constant(''),
    sp_client_id: fc.constant(''),
    technical_contact_email: fc.constant(''),
  }),
);

/** Path to the newest user of a silo, so that it is often one who exists. */
const newestUser = (tail: string) => (of: OfStore) => (store: Store) => {
  const name = of(store);
  const home = store.tables.silos.find((row) => row.name === name)?.id;
  const id = store.tables.users.filter((user) => user.siloId === home).at(-1)?.id;
  return `${IDPS}/local/users/${id ?? userId('fernhill', 'pavel')}${tail}?silo=${name}`;
};

const localUsers = fc.oneof(
  {
    weight: 2,
    arbitrary: stepOf(
      'POST',
      silo.map((of) => (store) => `${IDPS}/local/users?silo=${of(store)}`),
      fc.record({ external_id: name, password }),
    ),
  },
  stepOf('POST', silo.map(newestUser('/set-password')), password),
  stepOf('DELETE', silo.map(newestUser(''))),
);

const localSilo = step(
  'POST',
  fc.constant('/v1/system/silos'),
  fc.record({
    ...said,
    discoverable: fc.constant(true),
    identity_mode: fc.constant('local_only'),
    quotas: fc.constant({ cpus: 1, memory: 1, storage: 1 }),
    tls_certificates: fc.constant([]),
  }),
);

const BUNDLES = '/experimental/v1/system/support-bundles';
const deleteBundle = stepOf(
  'DELETE',
  fc.nat(3).map((index) => ({ tables }) => {
    const ids = Array.from(tables.supportBundles, ({ id }) => id);
    return `${BUNDLES}/${ids[index] ?? userId('no', 'bundle')}`;
  }),
);

const release = step(
  'PUT',
  fc.constant('/v1/system/update/target-release'),
  fc.record({ system_version: fc.constantFrom('15.2.0', '16.0.0', '17.0.0-rc.1', '17.0.0', '99.0.0') }),
);

/** Steps among certificates, providers, local users, releases and support bundles. */
export const administrationSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: certificates },
  { weight: 3, arbitrary: localUsers },
  { weight: 2, arbitrary: localSilo },
  { weight: 2, arbitrary: providers },
  release,
  { weight: 2, arbitrary: step('POST', fc.constant(BUNDLES)) },
  deleteBundle,
  fc.record({ wait: fc.constant(15_000) }),
);
