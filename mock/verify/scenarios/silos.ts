import { ids } from '../usual.ts';
import { forbids, lacks, taken, type Scenario } from './scenario.ts';

const twice = Array.from({ length: 2 }, () => ({
  identity_type: 'silo_user',
  identity_id: ids.maren,
  role_name: 'viewer',
}));
const both = { body: { role_assignments: twice } };

/** Sign-in, silos, users and policies. docs/contract/server-behaviour.md section 3, 8, 10. */
export const silos: readonly Scenario[] = [
  {
    call: 'loginLocal',
    what: 'a wrong password',
    body: { username: 'maren', password: 'wrong' },
    status: 401,
    code: 'Unauthorized',
  },
  { call: 'loginLocal', what: 'an unknown user', body: { username: 'x', password: 'x' }, status: 401 },
  lacks('deviceAuthConfirm', 'a wrong code', /device-auth-request/, { body: { user_code: 'AAAA-AAAA' } }),
  lacks('deviceAuthConfirm', 'a used code', /device-auth-request/, {
    before: [{ call: 'deviceAuthConfirm', body: { user_code: 'FERN-HILL' } }],
  }),
  { call: 'deviceAccessToken', what: 'a wrong code', status: 400, change: { device_code: 'nope' } },
  { call: 'deviceAccessToken', what: 'an expired code', status: 400, before: [{ wait: 300_001 }] },
  forbids('projectDelete', 'with things in it', /contains an instance: /, {
    path: { project: 'edge-cache' },
  }),
  forbids('policyUpdate', 'the same role twice', /twice/, both),
  forbids('projectPolicyUpdate', 'the same role twice', /twice/, both),
  forbids('siloPolicyUpdate', 'the same role twice', /twice/, both),
  forbids('systemPolicyUpdate', 'the same role twice', /twice/, both),
  lacks('userList', 'an unknown group', /group/, {
    query: { group: '00000000-0000-4000-8000-00000000dead' },
  }),
  forbids('siloDelete', 'with projects', /projects/, { path: { silo: 'northgate' } }),
  forbids('siloCreate', 'a negative quota', /negative/, {
    change: { quotas: { cpus: -1, memory: 0, storage: 0 } },
  }),
  forbids('siloCreate', 'an unknown role', /role/, { change: { mapped_fleet_roles: { owner: ['viewer'] } } }),
  forbids('siloCreate', 'local users and an admin group', /admin group/, {
    change: { identity_mode: 'local_only' },
  }),
  forbids('siloQuotasUpdate', 'a negative quota', /negative/, { body: { cpus: -1 } }),
  lacks('localIdpUserCreate', 'in a silo with SAML', /identity-provider/, { query: { silo: 'fernhill' } }),
  taken('localIdpUserCreate', 'a login name that is taken', /silo-user/, {
    change: { external_id: 'wave-tank' },
  }),
  forbids('samlIdentityProviderCreate', 'in a silo with local users', /local users/, {
    query: { silo: 'harbor-labs' },
  }),
  {
    call: 'samlIdentityProviderCreate',
    what: 'bad metadata',
    change: { idp_metadata_source: { type: 'base64_encoded_xml', data: '!' } },
    status: 400,
    code: 'InvalidValue',
  },
  {
    call: 'certificateCreate',
    what: 'no certificate',
    change: { cert: 'none' },
    status: 400,
    code: 'InvalidValue',
  },
  { call: 'certificateCreate', what: 'no key', change: { key: 'none' }, status: 400, code: 'InvalidValue' },
  lacks('targetReleaseUpdate', 'an unknown version', /release/, { body: { system_version: '99.0.0' } }),
  forbids('targetReleaseUpdate', 'an older version', /older/, { body: { system_version: '15.2.0' } }),
];
