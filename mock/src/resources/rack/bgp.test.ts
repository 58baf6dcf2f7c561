import { describe, expect, it } from 'vitest';
import { at, world } from '../../testing.ts';

const BASE = '/v1/system/networking';
const SETS = `${BASE}/bgp-announce-set`;

const list = (body: unknown): unknown[] => (Array.isArray(body) ? body : []);
const announce = (address_lot_block: string, ...networks: string[]) =>
  networks.map((network) => ({ address_lot_block, network }));
const set = (name: string, announcement: object[]) => ({ name, description: 'new', announcement });

describe('announce sets', () => {
  it('are created or replaced by name, and keep their id', async () => {
    const { call, clock } = world();
    const made = await call('PUT', SETS, set('labs', announce('public-addresses', '203.0.113.32/28')));
    expect(made.status).toBe(201);
    clock.advance(5000);
    const again = await call('PUT', SETS, set('labs', announce('partner-trial', '192.0.2.0/25')));
    expect(at(again.body, 'id')).toBe(at(made.body, 'id'));
    expect(at(again.body, 'time_created')).toBe(at(made.body, 'time_created'));
    expect(at(again.body, 'time_modified')).toBe(new Date(clock.now()).toISOString());
    const announced = list((await call('GET', `${SETS}/labs/announcement`)).body);
    expect(announced.map((row) => at(row, 'network'))).toEqual(['192.0.2.0/25']);
    const block = String(at(announced[0], 'address_lot_block_id'));
    expect((await call('PUT', SETS, set('labs', announce(block, '192.0.2.128/25')))).status).toBe(201);
    expect((await call('GET', SETS)).body).toMatchObject([
      { name: 'fallback-prefixes' },
      { name: 'labs' },
      { name: 'public-prefixes' },
    ]);
    expect(list((await call('GET', `${SETS}?limit=1&sort_by=name_descending`)).body)).toMatchObject([
      { name: 'public-prefixes' },
    ]);
    expect((await call('DELETE', `${SETS}/labs`)).status).toBe(204);
    expect((await call('GET', `${SETS}/labs/announcement`)).status).toBe(404);
  });

  // @sheet corrections/R3
  it('announce whole networks of a block, each once', async () => {
    const { call } = world();
    const send = async (announcement: object[]) => call('PUT', SETS, set('labs', announcement));
    expect(at((await send(announce('partner-trial', '192.0.2.5/24'))).body, 'message')).toContain('start at');
    const twice = await send(announce('partner-trial', '192.0.2.0/25', '192.0.2.0/25'));
    expect(at(twice.body, 'message')).toContain('twice');
    expect((await call('GET', `${SETS}/labs/announcement`)).status).toBe(404);
    for (const unknown of ['nope', '00000000-0000-4000-8000-000000000000'])
      expect((await send(announce(unknown, '192.0.2.0/25'))).status).toBe(201);
  });
});

describe('configs', () => {
  const body = { name: 'labs', description: '', asn: 64_620, bgp_announce_set_id: 'public-prefixes' };

  // @sheet corrections/R4
  it('require a set and an ASN that no other has, and stay when they are created again', async () => {
    const { call } = world();
    const made = await call('POST', `${BASE}/bgp`, body);
    expect(made).toMatchObject({ status: 201, body: { asn: 64_620, vrf: null } });
    expect(made.body).not.toHaveProperty('bgp_announce_set_id');
    expect((await call('POST', `${BASE}/bgp`, body)).body).toEqual(made.body);
    const conflicts = [
      [{ ...body, asn: 64_621 }, 'the BGP config "labs" has the ASN 64620'],
      [{ ...body, name: 'other' }, 'the BGP config "labs" has the ASN 64620'],
    ] as const;
    for (const [again, message] of conflicts)
      expect(await call('POST', `${BASE}/bgp`, again)).toMatchObject({
        status: 409,
        body: { error_code: 'Conflict', message },
      });
    const other = { ...body, name: 'other', asn: 64_622 };
    expect((await call('POST', `${BASE}/bgp`, { ...other, asn: 0 })).status).toBe(400);
    expect((await call('POST', `${BASE}/bgp`, { ...other, bgp_announce_set_id: 'nope' })).status).toBe(404);
    expect((await call('DELETE', `${BASE}/bgp?name_or_id=${String(at(made.body, 'id'))}`)).status).toBe(204);
    expect((await call('DELETE', `${BASE}/bgp?name_or_id=labs`)).status).toBe(404);
  });

  // @sheet corrections/R5
  it('cannot be deleted while port settings use them, and keep their set', async () => {
    const { call } = world();
    const refused = await call('DELETE', `${BASE}/bgp?name_or_id=uplink-main`);
    expect(refused.status).toBe(409);
    expect(at(refused.body, 'message')).toContain('uplink-');
    const set = await call('DELETE', `${SETS}/public-prefixes`);
    expect(set.status).toBe(409);
    expect(at(set.body, 'message')).toContain('"uplink-main"');
  });
});

describe('live state', () => {
  const states = (body: unknown) =>
    list(body).map(
      (row) => `${String(at(row, 'switch'))} ${String(at(row, 'addr'))} ${String(at(row, 'state'))}`,
    );

  it('is up where a peer can be reached, and otherwise keeps retrying', async () => {
    const { call, clock } = world();
    const { body } = await call('GET', `${BASE}/bgp-status`);
    expect(states(body).slice(0, 2)).toEqual([
      'switch0 172.20.15.9 established',
      'switch1 172.20.15.13 established',
    ]);
    expect(list(body)[0]).toMatchObject({ local_asn: 64_600, remote_asn: 64_700 });
    const seen = new Set<unknown>();
    for (let turn = 0; turn < 3; turn += 1) {
      const down = list((await call('GET', `${BASE}/bgp-status`)).body)[2];
      expect(down).toMatchObject({ addr: '172.20.19.1', remote_asn: 0 });
      expect(Number(at(down, 'state_duration_millis'))).toBeLessThan(30_000);
      seen.add(at(down, 'state'));
      clock.advance(30_000);
    }
    expect(seen).toEqual(new Set(['active', 'connect']));
  });

  it('passes through every state once settings are applied', async () => {
    const { call, clock, mock } = world();
    const { switchPorts } = mock.store.tables;
    const port = switchPorts.find((row) => row.portSettingsId !== null && row.switchLocation === 'switch0');
    expect(port).toBeDefined();
    if (port === undefined) return;
    switchPorts.put({ ...port, timeSettingsApplied: mock.store.now() });
    const seen: unknown[] = [];
    for (let second = 0; second < 7; second += 1) {
      const first = list((await call('GET', `${BASE}/bgp-status`)).body)[0];
      seen.push(at(first, 'state'));
      clock.advance(1000);
    }
    const way = [
      'idle',
      'connect',
      'open_sent',
      'open_confirm',
      'session_setup',
      'established',
      'established',
    ];
    expect(seen).toEqual(way);
    const { body } = await call('GET', `${BASE}/bgp-message-history?asn=64600`);
    const sent = at(body, 'switch_histories', 0, 'history', '172.20.15.9', 'sent', 0, 'message');
    expect(sent).toMatchObject({ type: 'open', asn: 64_600 });
    switchPorts.put({ ...port, portSettingsId: null, timeSettingsApplied: null });
    expect(states((await call('GET', `${BASE}/bgp-status`)).body)[0]).toMatch(/^switch1/);
  });

  it('sends and receives what policies allow', async () => {
    const { call } = world();
    const v4 = ['198.51.100.0/26', '203.0.113.0/26'];
    expect((await call('GET', `${BASE}/bgp-exported`)).body).toEqual({
      exports: { '172.20.15.9': v4, '172.20.15.13': v4 },
    });
    const routes = list((await call('GET', `${BASE}/bgp-routes-ipv4?asn=64600`)).body);
    const prefixes = (location: string) =>
      routes.filter((row) => at(row, 'switch') === location).map((row) => at(row, 'prefix'));
    expect(prefixes('switch0')).toHaveLength(5);
    expect(prefixes('switch1')).toEqual(['0.0.0.0/0']);
    expect(routes[0]).toMatchObject({ nexthop: '172.20.15.9', id: 2_886_995_721 });
    expect((await call('GET', `${BASE}/bgp-routes-ipv4?asn=1`)).body).toEqual([]);
    expect((await call('GET', `${BASE}/bgp-routes-ipv4`)).status).toBe(400);
  });

  it('contains messages, including the last keepalives, and none of a silent peer', async () => {
    const { call, clock } = world();
    const path = `${BASE}/bgp-message-history?asn=64600`;
    const { body } = await call('GET', path);
    const sent = list(at(body, 'switch_histories', 0, 'history', '172.20.15.9', 'sent'));
    expect(sent.map((row) => at(row, 'message', 'type'))).toEqual([
      'open',
      'update',
      ...Array.from({ length: 10 }, () => 'keepalive'),
    ]);
    const latest = Date.parse(String(at(sent.at(-1), 'timestamp')));
    expect(clock.now() - latest).toBeLessThan(2000);
    expect((await call('GET', path)).body).toEqual(body);
    const silent = (await call('GET', `${BASE}/bgp-message-history?asn=64601`)).body;
    expect(at(silent, 'switch_histories', 1, 'history')).toEqual({
      '172.20.19.1': { sent: [], received: [] },
    });
  });
});
