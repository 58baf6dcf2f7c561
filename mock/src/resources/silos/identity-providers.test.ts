import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';
import { writeCertificate } from './x509/write.ts';

const LIST = '/v1/system/identity-providers';
const SAML = `${LIST}/saml`;
const body = {
  name: 'second-sso',
  description: '',
  acs_url: '',
  idp_entity_id: '',
  idp_metadata_source: { type: 'url', url: '' },
  slo_url: '',
  sp_client_id: '',
  technical_contact_email: '',
};
const url = (address: string) => ({ idp_metadata_source: { type: 'url', url: address } });
const xml = (text: string) => ({ type: 'base64_encoded_xml', data: btoa(text) });

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const certificate = writeCertificate({
  host: 'sso',
  issuer: 'sso',
  from: new Date('2020-01-01T00:00:00Z'),
  to: new Date('2021-01-01T00:00:00Z'),
  key: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
});
const pair = {
  public_cert: base64(certificate),
  private_key: base64(privateKey.export({ type: 'pkcs8', format: 'der' })),
};

describe('identity providers (docs/contract/server-behaviour.md section 8)', () => {
  it('are created with only a name, as the screen may send them', async () => {
    const { call } = world();
    const made = await call('POST', `${SAML}?silo=quarry`, body);
    expect(made.status).toBe(201);
    const list = await call('GET', `${LIST}?silo=quarry`);
    expect(itemsOf(list.body)).toMatchObject([{ name: 'second-sso', provider_type: 'saml' }]);
    const shown = await call('GET', `${SAML}/second-sso?silo=quarry`);
    expect(shown.body).toEqual(made.body);
    expect((await call('GET', `${SAML}/${String(at(made.body, 'id'))}?silo=quarry`)).status).toBe(200);
    expect((await call('GET', `${SAML}/second-sso?silo=fernhill`)).status).toBe(404);
  });

  it('keep the group attribute and the signing certificate, and return neither key nor metadata', async () => {
    const { call } = world();
    const whole = {
      ...body,
      acs_url: 'https://fernhill.sys.example.test/login/fernhill/saml/second-sso',
      group_attribute_name: 'memberOf',
      idp_metadata_source: xml(
        '<md:EntityDescriptor entityID="x"><md:IDPSSODescriptor><md:KeyDescriptor/></md:IDPSSODescriptor></md:EntityDescriptor>',
      ),
      signing_keypair: pair,
    };
    const { status, body: made } = await call('POST', `${SAML}?silo=fernhill`, whole);
    expect(status).toBe(201);
    expect(made).toMatchObject({ group_attribute_name: 'memberOf', acs_url: whole.acs_url });
    expect(at(made, 'public_cert')).toBe(Buffer.from(certificate).toString('latin1'));
    expect(JSON.stringify(made)).not.toContain('EntityDescriptor');
    expect(at(made, 'signing_keypair')).toBeUndefined();
  });

  it.each([
    ['a taken name', { name: 'corp-sso' }, 'already exists: saml-identity-provider "corp-sso"'],
    ['no web address', { acs_url: 'nowhere' }, '"acs_url"'],
    ['another protocol', { slo_url: 'ftp://a.test' }, '"slo_url"'],
    ['a bad metadata address', url('x'), '"url"'],
    ['metadata that does not answer', url('https://sso.invalid/metadata'), '"url" cannot be used: fetching'],
    [
      'metadata that is not there',
      url('https://sso.example.test/status/404'),
      '"url" cannot be used: fetching',
    ],
    ['no base64', { idp_metadata_source: { type: 'base64_encoded_xml', data: '?' } }, 'not base64'],
    ['empty metadata', { idp_metadata_source: xml('') }, 'not base64'],
    ['other metadata', { idp_metadata_source: xml('<html/>') }, 'EntityDescriptor'],
    ['a pair that is no base64', { signing_keypair: { ...pair, public_cert: '?' } }, 'not base64'],
    ['a key that is no base64', { signing_keypair: { ...pair, private_key: '?' } }, 'not base64'],
    [
      'a pair that is no certificate',
      { signing_keypair: { ...pair, public_cert: 'TUlJ' } },
      'not a certificate',
    ],
    ['a pair that has no key', { signing_keypair: { ...pair, private_key: 'TUlJ' } }, 'not a private key'],
  ])('are refused with %s', async (_, part, message) => {
    const refused = await world().call('POST', `${SAML}?silo=fernhill`, { ...body, ...part });
    expect(refused.status).toBe(400);
    expect(at(refused.body, 'message')).toContain(message);
  });

  it('are refused with a key of another pair', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const signing_keypair = {
      ...pair,
      private_key: base64(stranger.export({ type: 'pkcs1', format: 'der' })),
    };
    const refused = await world().call('POST', `${SAML}?silo=fernhill`, { ...body, signing_keypair });
    expect(at(refused.body, 'message')).toContain('does not belong');
  });

  it('are refused in a silo with local users, whose list is empty', async () => {
    const { call } = world();
    const refused = await call('POST', `${SAML}?silo=harbor-labs`, body);
    expect([refused.status, at(refused.body, 'error_code')]).toEqual([400, 'InvalidRequest']);
    expect(itemsOf((await call('GET', `${LIST}?silo=harbor-labs`)).body)).toEqual([]);
  });

  it('are read by viewers and created by admins, of the silo or the fleet', async () => {
    const { as, call } = world();
    const statuses = async (persona: string, silo: string, name: string) => [
      (await as(persona)('GET', `${LIST}?silo=${silo}`)).status,
      (await as(persona)('GET', `${SAML}/${name}?silo=${silo}`)).status,
      (await as(persona)('POST', `${SAML}?silo=${silo}`, { ...body, name: `by-${silo}` })).status,
    ];
    expect(await statuses('Tobias Lindqvist', 'fernhill', 'corp-sso')).toEqual([200, 200, 403]);
    expect(await statuses('Pavel Novak', 'fernhill', 'corp-sso')).toEqual([200, 404, 403]);
    expect(await statuses('Tobias Lindqvist', 'northgate', 'partner-login')).toEqual([404, 404, 404]);
    expect(await statuses('Hanne Vestergaard', 'northgate', 'partner-login')).toEqual([200, 200, 201]);
    expect((await call('GET', LIST)).status).toBe(400);
    expect((await call('GET', `${LIST}?silo=nowhere`)).status).toBe(404);
  });

  it('are reserved for fleet admins when the caller is a fleet collaborator only', async () => {
    const { mock, as } = world();
    const { roles, users, silos } = mock.store.tables;
    const aiko = users.find((user) => user.externalId === 'aiko');
    const scopeId = silos.find((silo) => silo.name === 'fernhill')?.id ?? '';
    roles.put({ id: 'r', scopeId, identityId: aiko?.id ?? '', identityType: 'silo_user', roleName: 'admin' });
    // By the mapping of her silo: she may change silos, but not who signs in there.
    const call = as('Aiko Brandt');
    expect((await call('GET', '/v1/system/silos/northgate')).status).toBe(200);
    expect((await call('GET', `${LIST}?silo=northgate`)).status).toBe(200);
    expect((await call('POST', `${SAML}?silo=northgate`, body)).status).toBe(403);
    expect((await call('POST', `${SAML}?silo=fernhill`, body)).status).toBe(201);
  });
});
