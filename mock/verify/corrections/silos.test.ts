import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toPem } from '../../src/resources/silos/x509/pem.ts';
import { writeCertificate } from '../../src/resources/silos/x509/write.ts';
import { FLEET_ID } from '../../src/store/store.ts';
import type { RoleName } from '../../src/store/rows/silos.ts';
import { at, idOf, INES, itemsOf, PAVEL, send, told, world, type World } from './world.ts';

const ROSA = 'Rosa Lindahl';
const HANNE = 'Hanne Vestergaard';
const SILOS = '/v1/system/silos';
const silo = (name: string, more: object = {}) => ({
  name,
  description: '',
  discoverable: true,
  identity_mode: 'saml_jit',
  quotas: { cpus: 0, memory: 0, storage: 0 },
  tls_certificates: [],
  ...more,
});

/** Gives someone a role on the fleet or a silo. */
function grant({ mock }: World, displayName: string, roleName: RoleName, scopeId: string = FLEET_ID): void {
  const { tables } = mock.store;
  const identityId = tables.users.find((user) => user.displayName === displayName)?.id ?? '';
  tables.roles.put({
    id: `${scopeId} ${displayName}`,
    scopeId,
    identityId,
    identityType: 'silo_user',
    roleName,
  });
}

const siloIdOf = ({ mock }: World, name: string): string =>
  mock.store.tables.silos.find((row) => row.name === name)?.id ?? '';

describe('silos', () => {
  // @sheet corrections/S3
  it('one that is not discoverable is in no list, and is viewed by its name', async () => {
    const { call } = world();
    const made = await call('POST', SILOS, silo('hidden', { discoverable: false }));
    expect(made.status).toBe(201);
    expect(itemsOf((await call('GET', SILOS)).body).map((row) => at(row, 'name'))).not.toContain('hidden');
    expect((await call('GET', `${SILOS}/hidden`)).body).toEqual(made.body);
  });

  // @sheet corrections/S4
  it('a mapping of fleet roles takes an admin of the fleet', async () => {
    const { as, call } = world();
    const mapped = { mapped_fleet_roles: { admin: ['viewer'] } };
    expect((await as(ROSA)('POST', SILOS, silo('plain'))).status).toBe(201);
    expect(told(await as(ROSA)('POST', SILOS, silo('mapped', mapped)))).toEqual([403, 'Forbidden']);
    expect((await call('POST', SILOS, silo('mapped', mapped))).status).toBe(201);
  });

  // @sheet corrections/S5
  it('its own admin deletes it once it has no project', async () => {
    const full = world();
    grant(full, PAVEL, 'admin', siloIdOf(full, 'fernhill'));
    const { tables } = full.mock.store;
    tables.silos.put({ ...tables.silos.must(siloIdOf(full, 'fernhill')), mappedFleetRoles: {} });
    expect(told(await full.as(PAVEL)('DELETE', `${SILOS}/fernhill`))).toEqual([400, 'InvalidRequest']);
    const empty = world();
    const northgate = siloIdOf(empty, 'northgate');
    empty.mock.store.tables.projects.removeWhere((project) => project.siloId === northgate);
    expect((await empty.as(HANNE)('DELETE', `${SILOS}/northgate`)).status).toBe(204);
  });
});

describe('certificates', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = (host: string) => ({
    name: 'fresh',
    description: '',
    service: 'external_api',
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(
      'CERTIFICATE',
      writeCertificate({
        host,
        issuer: 'CA',
        from: new Date('2020-01-01T00:00:00Z'),
        to: new Date('2120-01-01T00:00:00Z'),
        key: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
      }),
    ),
  });

  // @sheet corrections/S6
  it('one for another host is 400', async () => {
    const { call } = world();
    const add = (host: string) => call('POST', '/v1/certificates', body(host));
    for (const host of ['northgate.sys.example.test', '*.fernhill.sys.example.test', 'example.test'])
      expect(told(await add(host)), host).toEqual([400, 'InvalidValue']);
    expect((await add('*.sys.example.test')).status).toBe(201);
    const made = silo('quiet', { tls_certificates: [body('fernhill.sys.example.test')] });
    expect(told(await call('POST', SILOS, made))).toEqual([400, 'InvalidValue']);
  });

  // @sheet corrections/S7
  it('one of another silo is viewed by its id by an admin of the fleet', async () => {
    const { as, call } = world();
    const id = await idOf(as(HANNE), '/v1/certificates/northgate-login');
    expect((await call('GET', `/v1/certificates/${id}`)).status).toBe(200);
    expect((await call('GET', '/v1/certificates/northgate-login')).status).toBe(404);
    expect((await as(ROSA)('GET', `/v1/certificates/${id}`)).status).toBe(404);
    expect((await as(PAVEL)('GET', `/v1/certificates/${id}`)).status).toBe(404);
  });
});

describe('identity providers and users', () => {
  const PROVIDERS = '/v1/system/identity-providers';
  const provider = (idp_metadata_source: object, name = 'fresh') => ({
    name,
    description: '',
    acs_url: '',
    idp_entity_id: 'x',
    slo_url: '',
    sp_client_id: 'x',
    technical_contact_email: 'x@example.test',
    idp_metadata_source,
  });
  const add = (body: object) => world().call('POST', `${PROVIDERS}/saml?silo=fernhill`, body);
  const xml = (text: string) => ({
    type: 'base64_encoded_xml',
    data: Buffer.from(`<EntityDescriptor>${text}</EntityDescriptor>`).toString('base64'),
  });

  // @sheet corrections/S8
  it('metadata that does not answer is an InvalidValue of url', async () => {
    const url = (address: string) => provider({ type: 'url', url: address });
    for (const address of ['https://sso.invalid/metadata', 'https://sso.example.test/slow']) {
      const refused = await add(url(address));
      expect(told(refused)).toEqual([400, 'InvalidValue']);
      expect(at(refused.body, 'message')).toContain('"url"');
    }
    expect((await add(url('https://sso.example.test/metadata'))).status).toBe(201);
  });

  // @sheet corrections/S9
  it('metadata without an IDPSSODescriptor or a key for signing is an InvalidRequest', async () => {
    for (const text of ['<KeyDescriptor/>', '<IDPSSODescriptor/>'])
      expect(told(await add(provider(xml(text)))), text).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/S10
  it('messages name the kind saml-identity-provider', async () => {
    const taken = await add(provider({ type: 'url', url: '' }, 'corp-sso'));
    expect(at(taken.body, 'message')).toBe('already exists: saml-identity-provider "corp-sso"');
    const missing = await world().call('GET', `${PROVIDERS}/saml/nope?silo=fernhill`);
    expect(at(missing.body, 'message')).toBe('not found: saml-identity-provider with name "nope"');
  });

  // @sheet corrections/S11
  it('a local user may have an empty password', async () => {
    const body = { external_id: 'fresh', password: { mode: 'password', value: '' } };
    const made = await world().call('POST', `${PROVIDERS}/local/users?silo=harbor-labs`, body);
    expect(made.status).toBe(201);
  });
});

describe('device tokens', () => {
  const client = '6f0c2f9e-1111-4222-8333-0123456789ab';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const fetchToken = async (place: World, code: string, client_id = client) => {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
    const body = new URLSearchParams({ client_id, device_code: code, grant_type }).toString();
    const answer = await send(place, 'POST', '/device/token', { headers, body });
    const answered: unknown = await answer.json();
    return { status: answer.status, body: answered };
  };
  const confirmed = async (place: World): Promise<string> => {
    const asked: unknown = await (
      await send(place, 'POST', '/device/auth', { headers, body: `client_id=${client}` })
    ).json();
    await place.as(INES)('POST', '/device/confirm', { user_code: at(asked, 'user_code') });
    return String(at(asked, 'device_code'));
  };

  // @sheet corrections/S12
  it('a code that is unknown or of another program is authorization_pending', async () => {
    const place = world();
    const pending = { status: 400, body: { error: 'authorization_pending' } };
    expect(await fetchToken(place, '0'.repeat(40))).toEqual(pending);
    const code = await confirmed(place);
    expect(await fetchToken(place, code, '6f0c2f9e-2222-4222-8333-0123456789ab')).toEqual(pending);
  });

  // @sheet corrections/S13
  it('the token is oxide-token- with 40 hexadecimal digits, and can be fetched again', async () => {
    const place = world();
    const code = await confirmed(place);
    const token = await fetchToken(place, code);
    expect(at(token.body, 'access_token')).toMatch(/^oxide-token-[0-9a-f]{40}$/);
    place.advance(600_000);
    expect(await fetchToken(place, code)).toEqual(token);
  });
});
