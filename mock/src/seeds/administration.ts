import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { FLEET_ID } from '../store/store.ts';
import { collect } from '../resources/support/support-bundles.ts';
import { fromHex, toPem } from '../resources/silos/x509/pem.ts';
import { writeCertificate } from '../resources/silos/x509/write.ts';
import { DEMO_PASSWORD, siloId, userId } from './people.ts';
import type { CertificateRow } from '../store/rows/silos.ts';
import type { Seeder } from './seeder.ts';

const builtin = [
  ['db-init', 'Creates the initial data of the system'],
  ['external-authn', 'Looks up users before they are authenticated'],
  ['internal-api', 'Sends requests between internal services'],
  ['internal-read', 'Reads data for internal services'],
  ['saga-recovery', 'Completes interrupted operations'],
  ['service-balancer', 'Distributes services across sleds'],
] as const;

/** Uploaded releases; the target of the demo is in the middle. */
const versions = ['15.2.0', '16.0.0', '16.1.0', '16.2.0', '17.0.0-rc.1', '17.0.0'] as const;
const TARGET = '16.1.0';

/** The public key of every demo certificate, a point of P-256. Its private key was discarded. */
const PUBLIC_KEY = fromHex(
  '3059301306072a8648ce3d020106082a8648ce3d03010703420004c9e2cd22dc4463cc2b8b692226a83eff165bd389e94a1b35debea4a783f6ad0e4116f5a1e23a3bb723e028963930e4f8aa36a5a93d171844e57ea823d6382682',
);

/** Silo, name, description, host, days since the start and until the end (negative in the past), whether it has a chain. */
const certificates = [
  ['fernhill', 'wildcard-current', 'All hosts of the silo', '*.sys.example.test', 75, -290, true],
  ['fernhill', 'wildcard-previous', '', '*.sys.example.test', 430, 65, true],
  [
    'fernhill',
    'edge-login',
    'Expires soon; replacement required',
    'fernhill.sys.example.test',
    353,
    -12,
    false,
  ],
  ['northgate', 'northgate-login', '', 'northgate.sys.example.test', 120, -245, false],
  ['harbor-labs', 'labs-login', 'Issued by the lab', 'harbor-labs.sys.example.test', 150, -215, false],
] as const;

/** Login names of further accounts of the silo with local users; the last one may not sign in. */
const localUsers = ['tide-station', 'wave-tank', 'retired-buoy'] as const;

/** Age in days, and state. */
const bundles = [
  [41, 'active', 'Requested through the API'],
  [6, 'failed', 'Requested through the API'],
  [2, 'active', 'A disk of a sled was replaced'],
  [0.0006, 'collecting', 'Requested through the API'],
  [13, 'destroying', 'Requested through the API'],
] as const;

/** Data of every system: built-in users and software releases. */
export function addSystem(seeder: Seeder): void {
  const { tables } = seeder.store;
  for (const [name, description] of builtin)
    tables.builtinUsers.put(seeder.named('builtin-user', 'fleet', name, 430, description));
  for (const version of versions) tables.releases.put({ id: stableId('release', version), version });
}

/** Certificates of every age. */
export function certificatesOf(seeder: Seeder): readonly CertificateRow[] {
  const authority = { host: 'Example Issuing CA', issuer: 'Example Root CA', key: PUBLIC_KEY };
  const chain = toPem(
    'CERTIFICATE',
    writeCertificate({ ...authority, from: seeder.ago(2000), to: seeder.ago(-2000) }),
  );
  return certificates.map(([silo, name, description, host, from, to, chained]) => {
    const dates = { from: seeder.ago(from), to: seeder.ago(to) };
    const own = writeCertificate({ ...dates, host, issuer: authority.host, key: PUBLIC_KEY });
    return {
      ...seeder.named('certificate', silo, name, from, description),
      siloId: siloId(silo),
      service: 'external_api',
      cert: `${toPem('CERTIFICATE', own)}${chained ? chain : ''}`,
    };
  });
}

function addBundles(seeder: Seeder): void {
  const { store } = seeder;
  const { supportBundles, transitions } = store.tables;
  for (const [days, state, reasonForCreation] of bundles) {
    const id = stableId('support-bundle', String(days));
    const reasonForFailure: T.SupportBundleInfo['reasonForFailure'] =
      state === 'failed' ? 'Sled FH22408830 restarted during the collection' : null;
    const collected = state === 'active' ? collect(store, seeder.ago(days - 0.0002)) : null;
    const timeCreated = seeder.ago(days);
    supportBundles.put({ id, reasonForCreation, reasonForFailure, state, timeCreated, collected });
    const due = seeder.minutesAgo(-2);
    if (state === 'collecting') transitions.put({ id, kind: 'support-bundle', due, to: 'active' });
    if (state === 'destroying') transitions.put({ id, kind: 'support-bundle', due, to: 'gone' });
  }
}

/** Local users, a target release and support bundles in every state. */
export function addAdministration(seeder: Seeder): void {
  const { tables } = seeder.store;
  addSystem(seeder);
  for (const externalId of localUsers) {
    tables.users.put({
      id: userId('harbor-labs', externalId),
      siloId: siloId('harbor-labs'),
      displayName: externalId,
      externalId,
      password: externalId === 'retired-buoy' ? undefined : DEMO_PASSWORD,
    });
  }
  tables.targetReleases.put({
    id: FLEET_ID,
    generation: 4,
    timeRequested: seeder.ago(19),
    releaseSource: { type: 'system_version', version: TARGET },
  });
  addBundles(seeder);
}
