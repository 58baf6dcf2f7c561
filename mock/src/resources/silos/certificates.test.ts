import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FLEET_ID } from '../../store/store.ts';
import { at, itemsOf, world } from '../../testing.ts';
import { pemBlocks, toPem } from './x509/pem.ts';
import { writeCertificate } from './x509/write.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
const from = new Date('2026-01-01T00:00:00Z');
const pemOf = (to: string, begins = from, host = 'fernhill.sys.example.test'): string =>
  toPem('CERTIFICATE', writeCertificate({ host, issuer: 'CA', from: begins, to: new Date(to), key: spki }));
const cert = pemOf('2027-01-01T00:00:00Z');
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const body = { name: 'spare', description: '', service: 'external_api', cert, key };

describe('certificates of a silo (docs/contract/server-behaviour.md section 1, 2)', () => {
  it('are added, listed, returned without their key, and deleted', async () => {
    const { call } = world();
    const made = await call('POST', '/v1/certificates', body);
    expect(made.status).toBe(201);
    expect(Object.keys(Object(made.body)).sort()).toEqual(
      ['cert', 'description', 'id', 'name', 'service', 'time_created', 'time_modified'].sort(),
    );
    const list = await call('GET', '/v1/certificates?limit=2');
    expect(itemsOf(list.body).map((item) => at(item, 'name'))).toEqual(['edge-login', 'spare']);
    const next = await call('GET', `/v1/certificates?page_token=${String(at(list.body, 'next_page'))}`);
    expect(itemsOf(next.body).map((item) => at(item, 'name'))).toEqual([
      'wildcard-current',
      'wildcard-previous',
    ]);
    expect((await call('GET', `/v1/certificates/${String(at(made.body, 'id'))}`)).body).toEqual(made.body);
    expect((await call('DELETE', '/v1/certificates/spare')).status).toBe(204);
    expect((await call('GET', '/v1/certificates/spare')).status).toBe(404);
    expect((await call('DELETE', '/v1/certificates/spare')).status).toBe(404);
  });

  it.each([
    ['a chain', { cert: `about me\n${cert}${cert}` }],
    [
      'a certificate that is not valid yet',
      { cert: pemOf('2040-01-01T00:00:00Z', new Date('2030-01-01T00:00:00Z')) },
    ],
    [
      'the name of all hosts of the rack',
      { cert: pemOf('2027-01-01T00:00:00Z', from, '*.sys.example.test') },
    ],
    ['a key of the older form', { key: privateKey.export({ type: 'sec1', format: 'pem' }).toString() }],
  ])('may have %s', async (_, part) => {
    expect((await world().call('POST', '/v1/certificates', { ...body, ...part })).status).toBe(201);
  });

  it.each([
    ['a taken name', { name: 'edge-login' }, 'already exists: certificate "edge-login"'],
    ['no PEM', { cert: 'pem' }, 'not a certificate in PEM form'],
    ['the key in place of the certificate', { cert: key }, 'it holds a private key'],
    [
      'a damaged chain',
      { cert: cert + toPem('CERTIFICATE', new Uint8Array([1])) },
      'certificate 2 of the chain',
    ],
    ['no key', { key: cert }, 'not a private key'],
    ['a locked key', { key: toPem('ENCRYPTED PRIVATE KEY', spki) }, 'locked with a password'],
    ['a damaged key', { key: toPem('PRIVATE KEY', spki.slice(1)) }, 'it is damaged'],
    [
      'the key of another',
      { key: other.privateKey.export({ type: 'sec1', format: 'pem' }).toString() },
      'does not belong',
    ],
    ['an end that has passed', { cert: pemOf('2026-05-14T14:02:47Z') }, 'it ended on 2026-05-14'],
    [
      'another host',
      { cert: pemOf('2027-01-01T00:00:00Z', from, 'northgate.sys.example.test') },
      '"cert" cannot be used: it is not for the host fernhill.sys.example.test',
    ],
    ['another service', { service: 'mail' }, 'service'],
  ])('are refused with %s', async (_, part, message) => {
    const refused = await world().call('POST', '/v1/certificates', { ...body, ...part });
    expect(refused.status).toBe(400);
    expect(at(refused.body, 'message')).toContain(message);
  });

  it('are for admins of the silo or of the fleet', async () => {
    const { mock, as } = world();
    const viewer = as('Tobias Lindqvist');
    expect((await viewer('GET', '/v1/certificates')).status).toBe(403);
    expect((await viewer('POST', '/v1/certificates', body)).status).toBe(403);
    expect((await viewer('GET', '/v1/certificates/edge-login')).status).toBe(404);
    expect((await viewer('DELETE', '/v1/certificates/edge-login')).status).toBe(404);
    const lab = as('Lab Account');
    expect(itemsOf((await lab('GET', '/v1/certificates')).body)).toHaveLength(1);
    expect((await lab('GET', '/v1/certificates/edge-login')).status).toBe(404);
    const dele = mock.store.tables.users.find((user) => user.externalId === 'dele');
    const grant = { identityId: dele?.id ?? '', identityType: 'silo_user', roleName: 'admin' } as const;
    mock.store.tables.roles.put({ id: 'r', scopeId: FLEET_ID, ...grant });
    expect((await as('Dele Adeyemi')('GET', '/v1/certificates')).status).toBe(200);
  });

  it('of the demo can be parsed like real ones', () => {
    for (const { cert: text } of world().mock.store.tables.certificates) {
      for (const block of pemBlocks(text)) {
        expect(new X509Certificate(block.bytes ?? '').publicKey.asymmetricKeyType).toBe('ec');
      }
    }
  });
});
