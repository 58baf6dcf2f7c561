import { certificateOf, keyOf } from '../key-pair.ts';
import { at } from '../../src/testing.ts';
import type { Samples } from '../sample.ts';
import { ids } from '../usual.ts';

const GIB = 1024 ** 3;
const said = { description: 'made by the verification' };
const fresh = { name: 'fresh', ...said };
const client = '6f1c2b8e-2f0e-4d2a-9a53-0a8d5f8b7c11';
const grant = { identity_type: 'silo_user', identity_id: ids.maren, role_name: 'admin' };
const key = { ...fresh, public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample someone@somewhere' };
const ownKey = { call: 'currentUserSshKeyCreate', body: { ...key, name: 'mine' }, byCaller: true } as const;
/** The silo whose users are kept here. */
const labs = { silo: 'harbor-labs' };
const station = { path: { user_id: ids.station }, query: labs };
const lastDay = { start_time: '2026-05-13T14:00:00Z', end_time: '2026-05-14T14:00:00Z' };
const certificate = { ...fresh, service: 'external_api', cert: certificateOf, key: keyOf };

/** Sign-in, the caller's own resources, silos and their users. */
export const silos: Samples = {
  deviceAuthRequest: { body: { client_id: client } },
  deviceAuthConfirm: { body: { user_code: 'FERN-HILL' } },
  deviceAccessToken: {
    before: [
      { call: 'deviceAuthRequest', body: { client_id: client } },
      {
        call: 'deviceAuthConfirm',
        bodyOf: ([asked]: readonly unknown[]) => ({ user_code: at(asked, 'user_code') }),
      },
    ],
    bodyOf: ([asked]: readonly unknown[]) => ({
      client_id: client,
      device_code: at(asked, 'device_code'),
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    }),
  },
  loginSaml: { body: 'SAMLResponse=not-read' },
  loginLocal: {
    body: { username: 'maren', password: 'correct-horse' },
  },
  currentUserSshKeyCreate: { body: key },
  currentUserSshKeyView: { before: [ownKey], path: { ssh_key: 'mine' } },
  currentUserSshKeyDelete: { before: [ownKey], path: { ssh_key: 'mine' } },
  certificateCreate: { body: certificate },
  siloMetric: { query: { project: undefined, ...lastDay } },
  policyUpdate: { body: { role_assignments: [grant] } },
  projectCreate: { body: fresh },
  projectUpdate: { body: { description: 'other' }, clash: 'atlas-api' },
  projectDelete: {
    path: { project: 'bare' },
    before: [
      { call: 'projectCreate', body: { ...fresh, name: 'bare' } },
      { call: 'vpcSubnetDelete', path: { subnet: 'default' }, query: { project: 'bare' } },
      { call: 'vpcDelete', path: { vpc: 'default' }, query: { project: 'bare' } },
    ],
  },
  projectPolicyUpdate: { body: { role_assignments: [grant] } },
  userList: { query: { group: ids.webCrew } },
  localIdpUserCreate: {
    query: labs,
    body: { external_id: 'fresh', password: { mode: 'password', value: 'long-enough' } },
  },
  localIdpUserDelete: station,
  localIdpUserSetPassword: { ...station, body: { mode: 'login_disallowed' } },
  samlIdentityProviderCreate: {
    body: {
      ...fresh,
      acs_url: 'https://fernhill.sys.example.test/login/fernhill/saml/fresh',
      idp_entity_id: 'https://sso.example.test/entity',
      idp_metadata_source: { type: 'url', url: 'https://sso.example.test/metadata' },
      slo_url: 'https://sso.example.test/logout',
      sp_client_id: 'console',
      technical_contact_email: 'sso@example.test',
      group_attribute_name: 'groups',
    },
  },
  siloCreate: {
    body: {
      ...fresh,
      discoverable: true,
      identity_mode: 'saml_jit',
      admin_group_name: 'admins',
      quotas: { cpus: 4, memory: 8 * GIB, storage: 100 * GIB },
      tls_certificates: [{ ...certificate, name: 'first' }],
    },
  },
  siloDelete: { path: { silo: 'quarry' } },
  siloPolicyUpdate: { body: { role_assignments: [grant] } },
  siloQuotasUpdate: { body: { cpus: 600 } },
  systemPolicyUpdate: { body: { role_assignments: [grant] } },
  systemMetric: { query: { silo: undefined, ...lastDay } },
};
