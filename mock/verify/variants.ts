import type { OperationId } from '../src/wire/api.ts';
import { stableId } from '../src/values/ids.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples/index.ts';
import { ids } from './usual.ts';

const GIB = 1024 ** 3;
const labs = { silo: 'harbor-labs' };
const station = { identity_type: 'silo_user', identity_id: ids.station, role_name: 'viewer' };
const lab = {
  identity_type: 'silo_user',
  identity_id: stableId('user', 'harbor-labs', 'lab'),
  role_name: 'admin',
};
const newcomer = {
  name: 'newcomer',
  description: '',
  hostname: 'newcomer',
  ncpus: 1,
  memory: GIB,
  external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'unassigned' }],
  anti_affinity_groups: ['cache-spread'],
};

const tidal = {
  name: 'tidal',
  description: '',
  discoverable: true,
  identity_mode: 'local_only',
  quotas: { cpus: 1, memory: GIB, storage: GIB },
  tls_certificates: [],
};
const diver = { external_id: 'diver', password: { mode: 'login_disallowed' } };

/** Other ways to do what a sample does, with more that hangs on it. */
const more: readonly (readonly [id: OperationId, sample: Sample])[] = [
  ['instanceCreate', { body: newcomer }],
  [
    'instanceStop',
    { before: [{ call: 'instanceCreate', body: newcomer }, { wait: 9000 }], path: { instance: 'newcomer' } },
  ],
  [
    'instanceDelete',
    {
      before: [{ call: 'instanceCreate', body: { ...newcomer, start: false } }, { wait: 9000 }],
      path: { instance: 'newcomer' },
    },
  ],
  ['instanceDelete', { path: { instance: 'ingest-legacy' } }],
  ['internetGatewayDelete', { query: { cascade: 'true' } }],
  ['internetGatewayDelete', { path: { gateway: 'default' }, query: { cascade: 'true' } }],
  ['internetGatewayIpAddressDelete', { query: { cascade: 'true' } }],
  [
    'internetGatewayIpPoolDelete',
    { path: { pool: 'public' }, query: { gateway: 'default', cascade: 'true' } },
  ],
  ['floatingIpUpdate', { path: { floating_ip: 'tls-entry' }, body: { name: 'renamed' } }],
  [
    'localIdpUserDelete',
    {
      before: [{ call: 'siloPolicyUpdate', path: labs, body: { role_assignments: [station, lab] } }],
      path: { user_id: ids.station },
      query: labs,
    },
  ],
  [
    'siloDelete',
    {
      before: [
        { call: 'siloCreate', body: tidal },
        {
          call: 'ipPoolSiloLink',
          path: { pool: 'backbone-trial' },
          body: { silo: 'tidal', is_default: true },
        },
        { call: 'localIdpUserCreate', query: { silo: 'tidal' }, body: diver },
      ],
      path: { silo: 'tidal' },
    },
  ],
  ['siloPolicyUpdate', { path: labs, body: { role_assignments: [station] } }],
  ['ipPoolSiloLink', { path: { pool: 'backbone-trial' }, body: { silo: 'fernhill', is_default: false } }],
  ['ipPoolSiloUpdate', { path: { pool: 'reserve' }, body: { is_default: true } }],
  ['networkingBgpAnnounceSetUpdate', renamed('networkingBgpAnnounceSetUpdate', 'public-prefixes')],
  ['networkingSwitchPortApplySettings', { path: { port: 'qsfp1' }, body: { port_settings: 'uplink-west' } }],
  ['diskFinalizeImport', { path: { disk: 'import-paused' }, body: {} }],
  [
    'systemPolicyUpdate',
    {
      body: {
        role_assignments: [
          { identity_type: 'silo_user', identity_id: ids.maren, role_name: 'admin' },
          { identity_type: 'silo_group', identity_id: ids.webCrew, role_name: 'viewer' },
        ],
      },
    },
  ],
];

/** The sample with another name in its body. */
function renamed(id: OperationId, name: string): Sample {
  const sample = sampleOf(id);
  return { ...sample, body: { ...Object(sample.body), name } };
}

/**
 * All variants of an operation that are tried: its sample, the sample with a new name if it can rename, and special
 * cases.
 */
export function variantsOf(id: OperationId): readonly Sample[] {
  const sample = sampleOf(id);
  const rename = sample.clash === undefined ? [] : [renamed(id, 'renamed')];
  return [sample, ...rename, ...more.filter(([other]) => other === id).map(([, own]) => own)];
}
