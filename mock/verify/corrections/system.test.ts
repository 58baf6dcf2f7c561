import { describe, expect, it } from 'vitest';
import { keyOf } from '../key-pair.ts';
import { at, EDGE, itemsOf, told, world } from './world.ts';

const fresh = { name: 'fresh', description: '' };
const message = (answer: { readonly body: unknown }) => at(answer.body, 'message');
const POOL = '/v1/system/ip-pools/backbone-trial';

describe('pools', () => {
  // @sheet corrections/72
  it('IPv6 ranges are 400', async () => {
    for (const pool of [POOL, '/v1/system/ip-pools-service']) {
      const range = { first: '2001:db8::1', last: '2001:db8::9' };
      const answer = await world().call('POST', `${pool}/ranges/add`, range);
      expect([answer.status, message(answer)]).toEqual([400, 'IPv6 ranges are not allowed yet']);
    }
  });

  // @sheet corrections/73
  it('removing a range that is not there is 400', async () => {
    const body = { first: '192.0.9.1', last: '192.0.9.2' };
    expect(told(await world().call('POST', `${POOL}/ranges/remove`, body))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/74
  it('unlinking what is not linked succeeds', async () => {
    expect((await world().call('DELETE', `${POOL}/silos/fernhill`)).status).toBe(204);
  });
});

describe('silos', () => {
  const silo = {
    ...fresh,
    discoverable: true,
    identity_mode: 'local_only',
    quotas: { cpus: 1, memory: 0, storage: 0 },
    tls_certificates: [],
  };

  // @sheet corrections/75
  it('one with a certificate that is not PEM is 400', async () => {
    const certificate = { ...fresh, service: 'external_api', cert: 'nonsense', key: keyOf };
    const { call } = world();
    expect(
      (await call('POST', '/v1/system/silos', { ...silo, tls_certificates: [certificate] })).status,
    ).toBe(400);
    expect((await call('POST', '/v1/system/silos', silo)).status).toBe(201);
  });

  // @sheet corrections/76
  it('local users in a silo with SAML are 404', async () => {
    const body = { external_id: 'fresh', password: { mode: 'login_disallowed' } };
    const path = '/v1/system/identity-providers/local/users';
    expect(told(await world().call('POST', `${path}?silo=fernhill`, body))).toEqual([404, 'ObjectNotFound']);
    expect((await world().call('POST', `${path}?silo=harbor-labs`, body)).status).toBe(201);
  });

  // @sheet corrections/77
  it('SAML metadata without a key for signing is 400', async () => {
    const provider = (keys: string) => ({
      ...fresh,
      acs_url: '',
      idp_entity_id: 'x',
      slo_url: '',
      sp_client_id: 'x',
      technical_contact_email: 'x@example.test',
      idp_metadata_source: {
        type: 'base64_encoded_xml',
        data: Buffer.from(
          `<md:EntityDescriptor><md:IDPSSODescriptor>${keys}</md:IDPSSODescriptor></md:EntityDescriptor>`,
        ).toString('base64'),
      },
    });
    const path = '/v1/system/identity-providers/saml?silo=fernhill';
    for (const keys of ['', '<md:KeyDescriptor use="encryption"></md:KeyDescriptor>'])
      expect((await world().call('POST', path, provider(keys))).status).toBe(400);
    const signing = '<md:KeyDescriptor use="signing"></md:KeyDescriptor>';
    expect((await world().call('POST', path, provider(signing))).status).toBe(201);
  });

  // @sheet corrections/78
  it('a number of bytes beyond 63 bits is 400', async () => {
    const { call } = world();
    const put = async (memory: string) =>
      (await call('PUT', '/v1/system/silos/fernhill/quotas', `{"memory":${memory}}`)).status;
    expect([await put('9223372036854774784'), await put('9223372036854775808')]).toEqual([200, 400]);
  });

  // @sheet corrections/80
  it('a silo admin may change the quotas of the own silo', async () => {
    const { call, as } = world();
    expect(
      (await as('Hanne Vestergaard')('PUT', '/v1/system/silos/northgate/quotas', { cpus: 9 })).status,
    ).toBe(200);
    expect((await as('Hanne Vestergaard')('PUT', '/v1/system/silos/quarry/quotas', { cpus: 9 })).status).toBe(
      404,
    );
    expect(at((await call('GET', '/v1/system/silos/northgate/quotas')).body, 'cpus')).toBe(9);
  });
});

describe('built in', () => {
  const names = async (path: string) =>
    itemsOf((await world().call('GET', path)).body).map((item) => at(item, 'name'));

  // @sheet corrections/81
  it('there are ten roles', async () => {
    const roles = await names('/v1/system/roles');
    expect(roles).toHaveLength(10);
    expect(roles).toContain('fleet.external-authenticator');
  });

  // @sheet corrections/82
  it('the users are those the server acts as', async () => {
    expect(await names('/v1/system/users-builtin')).toEqual([
      'db-init',
      'external-authn',
      'internal-api',
      'internal-read',
      'saga-recovery',
      'service-balancer',
    ]);
  });

  // @sheet corrections/86
  it('the only event class of a release is probe', async () => {
    expect(await names('/v1/webhooks/event-classes')).toEqual(['probe']);
  });

  // @sheet corrections/87
  it('subscribing to probe is an InvalidValue', async () => {
    const answer = await world().call('POST', '/v1/webhooks/receivers/pager-bridge/subscriptions', {
      subscription: 'probe',
    });
    expect(told(answer)).toEqual([400, 'InvalidValue']);
  });
});

describe('system', () => {
  // @sheet corrections/83
  it('metrics need their range', async () => {
    const { call } = world();
    const day = 'start_time=2026-05-13T14:00:00Z&end_time=2026-05-14T14:00:00Z';
    for (const path of [
      '/v1/system/metrics/cpus_provisioned?',
      '/v1/metrics/cpus_provisioned?',
      `/v1/disks/ams-01-hot/metrics/read${EDGE}&`,
    ]) {
      expect((await call('GET', `${path}end_time=2026-05-14T14:00:00Z`)).status).toBe(400);
      const first = await call('GET', `${path}${day}&limit=5`);
      expect(first.status).toBe(200);
      const next = encodeURIComponent(String(at(first.body, 'next_page')));
      expect((await call('GET', `${path}limit=5&page_token=${next}`)).status).toBe(200);
    }
  });

  // @sheet corrections/84
  it('an allow list that shuts out the caller is 400', async () => {
    const put = async (...ips: string[]) =>
      (await world().call('PUT', '/v1/system/networking/allow-list', { allowed_ips: { allow: 'list', ips } }))
        .status;
    expect(await put('192.0.2.0/24')).toBe(400);
    expect(await put('192.0.2.0/24', '127.0.0.1/32')).toBe(200);
  });

  // @sheet corrections/85
  it('the target release may be set to the current one again', async () => {
    const { call } = world();
    const before = await call('GET', '/v1/system/update/target-release');
    const again = await call('PUT', '/v1/system/update/target-release', { system_version: '16.1.0' });
    expect([again.status, at(again.body, 'generation')]).toEqual([
      201,
      Number(at(before.body, 'generation')) + 1,
    ]);
  });

  // @sheet corrections/88
  it('a BGP announcement beyond its block is accepted', async () => {
    const body = {
      ...fresh,
      announcement: [{ address_lot_block: 'partner-trial', network: '198.18.0.0/24' }],
    };
    expect((await world().call('PUT', '/v1/system/networking/bgp-announce-set', body)).status).toBe(201);
    const { call } = world();
    const block = await call('GET', '/v1/system/networking/address-lot/partner-trial/blocks');
    const address_lot_block = at(itemsOf(block.body)[0], 'id');
    const byId = { ...fresh, announcement: [{ address_lot_block, network: '198.18.0.0/24' }] };
    expect((await call('PUT', '/v1/system/networking/bgp-announce-set', byId)).status).toBe(201);
  });

  // @sheet corrections/89
  it('an MD5 key of more than 80 characters is 400', async () => {
    const peer = (md5_auth_key: string) => ({
      addr: '172.20.15.49',
      bgp_config: 'uplink-main',
      interface_name: 'phy0',
      allowed_export: { type: 'no_filtering' },
      allowed_import: { type: 'no_filtering' },
      communities: [],
      connect_retry: 3,
      delay_open: 0,
      enforce_first_as: false,
      hold_time: 6,
      idle_hold_time: 3,
      keepalive: 2,
      md5_auth_key,
    });
    const put = async (key: string) =>
      world().call('POST', '/v1/system/networking/switch-port-settings', {
        ...fresh,
        port_config: { geometry: 'qsfp28x1' },
        groups: [],
        links: { phy0: { autoneg: false, mtu: 9000, speed: 'speed100_g', lldp: { enabled: true } } },
        interfaces: { phy0: { kind: { type: 'primary' }, v6_enabled: true } },
        addresses: { phy0: { addresses: [{ address: '172.20.15.50/30', address_lot: 'switch-uplinks' }] } },
        routes: { phy0: { routes: [] } },
        bgp_peers: { phy0: { peers: [peer(key)] } },
      });
    expect((await put('k'.repeat(80))).status).toBe(201);
    const long = await put('k'.repeat(81));
    expect([long.status, message(long)]).toEqual([400, expect.stringContaining('80 characters')]);
  });
});
