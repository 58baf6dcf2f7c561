import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BASE = '/v1/system/hardware';

function start() {
  const made = world();
  const rack = [...made.tables.racks][0]?.id ?? '';
  const path = (port: string, tail: string, location = 'switch0', rackId = rack) =>
    `${BASE}/switch-port/${port}/${tail}?rack_id=${rackId}&switch_location=${location}`;
  const heard = (port: string, location = 'switch0', rackId = rack) =>
    `${BASE}/rack-switch-port/${rackId}/${location}/${port}/lldp/neighbors`;
  return { ...made, path, heard };
}

describe('switch ports', () => {
  it('are listed, all or one', async () => {
    const { call, tables } = start();
    const port = tables.switchPorts.find((row) => row.portSettingsId !== null);
    const one = await call('GET', `${BASE}/switch-port?switch_port_id=${port?.id}`);
    expect(itemsOf(one.body)).toEqual([
      {
        id: port?.id,
        port_name: 'qsfp0',
        port_settings_id: port?.portSettingsId,
        rack_id: port?.rackId,
        switch_location: 'switch0',
      },
    ]);
    const none = await call('GET', `${BASE}/switch-port?switch_port_id=${NOWHERE}`);
    expect(itemsOf(none.body)).toEqual([]);
  });

  it('are looked up by rack, switch and name', async () => {
    const { call, path, nobody } = start();
    for (const [missing, word] of [
      [path('qsfp0', 'status', 'switch0', NOWHERE), 'rack'],
      [path('qsfp0', 'status', 'switch7'), 'switch with name "switch7"'],
      [path('qsfp99', 'status'), 'switch-port'],
    ] as const) {
      const answer = await call('GET', missing);
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } });
      expect(at(answer.body, 'message')).toContain(`not found: ${word}`);
    }
    expect((await call('GET', `${BASE}/switch-port/qsfp0/status`)).status).toBe(400);
    expect((await nobody('GET', path('qsfp0', 'status'))).status).toBe(403);
  });

  it('get settings, train their link, and lose both again', async () => {
    const { call, clock, path, heard, tables } = start();
    const status = async () => (await call('GET', path('qsfp1', 'status'))).body;
    const body = { port_settings: 'uplink-west' };
    expect(await status()).toMatchObject({ cabled: true, geometry: null, links: [] });
    expect((await call('POST', path('qsfp1', 'settings'), body)).status).toBe(204);
    expect(at(await status(), 'links', 0, 'state')).toBe('training');
    expect(itemsOf((await call('GET', heard('qsfp1'))).body)).toEqual([]);
    clock.advance(3000);
    expect(await status()).toMatchObject({
      geometry: 'qsfp28x1',
      links: [{ link_name: 'phy0', state: 'up', speed: 'speed100_g' }],
    });
    expect(itemsOf((await call('GET', heard('qsfp1'))).body)).toMatchObject([
      { local_port: 'qsfp1', system_name: 'west-gateway', link_name: 'slot-1/8' },
    ]);
    expect((await call('GET', path('qsfp1', 'lldp/config'))).body).toMatchObject({
      enabled: true,
      system_name: 'rack-west',
    });
    const id = tables.switchPortSettings.find((row) => row.name === 'plain-uplink')?.id;
    expect((await call('POST', path('qsfp1', 'settings'), { port_settings: id })).status).toBe(204);
    expect((await call('DELETE', path('qsfp1', 'settings'))).status).toBe(204);
    expect(await status()).toMatchObject({ links: [], time_settings_applied: null });
    expect((await call('GET', path('qsfp1', 'lldp/config'))).status).toBe(400);
  });

  it('stay down without a cable', async () => {
    const { call, clock, path } = start();
    await call('POST', path('qsfp9', 'settings'), { port_settings: 'plain-uplink' });
    clock.advance(60_000);
    expect(at((await call('GET', path('qsfp9', 'status'))).body, 'links', 0, 'state')).toBe('down');
  });

  it('refuse unknown settings, and callers without the role', async () => {
    const { call, nobody, path } = start();
    expect(await call('POST', path('qsfp1', 'settings'), { port_settings: 'nope' })).toMatchObject({
      status: 404,
      body: { message: 'not found: switch-port-settings with name "nope"' },
    });
    const body = { port_settings: 'uplink-west' };
    expect((await nobody('POST', path('qsfp1', 'settings'), body)).status).toBe(403);
    expect((await nobody('DELETE', path('qsfp0', 'settings'))).status).toBe(403);
  });

  // @sheet corrections/R10
  it('can be cleared again', async () => {
    const { call, path } = start();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await call('DELETE', path('qsfp0', 'settings'))).status).toBe(204);
  });

  // @sheet corrections/R6
  it('of a switch have one ASN', async () => {
    const { call, path, tables } = start();
    const east = tables.switchPortSettings.find((row) => row.name === 'uplink-east');
    const fallback = tables.bgpConfigs.find((row) => row.name === 'uplink-fallback');
    const peers = east?.parts.bgpPeers.filter((peer) => peer.bgpConfig === fallback?.id) ?? [];
    if (east) tables.switchPortSettings.put({ ...east, parts: { ...east.parts, bgpPeers: peers } });
    const body = { port_settings: 'uplink-east' };
    expect(await call('POST', path('qsfp1', 'settings'), body)).toMatchObject({
      status: 409,
      body: {
        error_code: 'Conflict',
        message: 'the switch switch0 has the ASN 64600, and these settings have 64601',
      },
    });
    expect((await call('POST', path('qsfp0', 'settings'), body)).status).toBe(204);
  });
});

describe('LLDP of a port', () => {
  it('is replaced as a whole', async () => {
    const { call, path, heard } = start();
    const where = path('qsfp0', 'lldp/config');
    const { body: before } = await call('GET', where);
    const id = at(before, 'id');
    const wanted = { id, enabled: true, system_name: 'rack-a', management_ip: 'FD00:0::9/64' };
    expect((await call('POST', where, wanted)).status).toBe(204);
    expect((await call('GET', where)).body).toEqual({
      id,
      enabled: true,
      system_name: 'rack-a',
      management_ip: 'fd00::9/64',
      chassis_id: null,
      link_name: null,
      link_description: null,
      system_description: null,
    });
    expect(itemsOf((await call('GET', heard('qsfp0'))).body)).toHaveLength(2);
    await call('POST', where, { id, enabled: false });
    expect(itemsOf((await call('GET', heard('qsfp0'))).body)).toEqual([]);
  });

  // @sheet corrections/R11
  it('is not there without settings', async () => {
    const { call, path } = start();
    const where = path('qsfp3', 'lldp/config');
    expect((await call('GET', where)).status).toBe(400);
    expect((await call('POST', where, { id: NOWHERE, enabled: true })).status).toBe(400);
  });

  it('refuses another id, a long text, an invalid address, and callers without the role', async () => {
    const { call, nobody, path } = start();
    const where = path('qsfp0', 'lldp/config');
    const id = at((await call('GET', where)).body, 'id');
    for (const body of [
      { id: NOWHERE, enabled: true },
      { id, enabled: true, system_name: 'é'.repeat(128) },
      { id, enabled: true, management_ip: '10.0.0.1' },
    ])
      expect((await call('POST', where, body)).status).toBe(400);
    expect((await nobody('POST', where, { id, enabled: true })).status).toBe(403);
  });

  it('gets a message of its neighbor every half minute', async () => {
    const { call, clock, heard } = start();
    const last = async () =>
      itemsOf((await call('GET', heard('qsfp0', 'switch1'))).body).map((item) =>
        Date.parse(String(at(item, 'last_seen'))),
      );
    const [before = 0] = await last();
    expect(clock.now() - before).toBeLessThan(30_000);
    clock.advance(90_000);
    expect(await last()).toEqual([before + 90_000]);
    expect((await call('GET', heard('qsfp0', 'switch9'))).status).toBe(404);
  });
});
