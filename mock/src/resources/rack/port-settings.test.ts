import { describe, expect, it } from 'vitest';
import { at, type callerOf, itemsOf, world } from '../../testing.ts';

const PATH = '/v1/system/networking/switch-port-settings';

const link = {
  autoneg: false,
  mtu: 9000,
  speed: 'speed100_g',
  lldp: { enabled: true, management_ip: '172.20.15.40' },
};
const peer = {
  addr: '172.20.15.49',
  allowed_export: { type: 'allow', value: ['203.0.113.0/26'] },
  allowed_import: { type: 'no_filtering' },
  bgp_config: 'uplink-main',
  communities: [1],
  connect_retry: 3,
  delay_open: 0,
  enforce_first_as: true,
  hold_time: 6,
  idle_hold_time: 3,
  interface_name: 'phy0',
  keepalive: 2,
};
const body = {
  name: 'third-uplink',
  description: 'Spare riser',
  port_config: { geometry: 'qsfp28x1' },
  groups: [],
  links: { phy0: { ...link, fec: 'rs', tx_eq: { main: 20 } } },
  interfaces: {
    phy0: { kind: { type: 'primary' }, v6_enabled: true },
    vlan40: { kind: { type: 'vlan', vid: 40 }, v6_enabled: false },
    lo0: { kind: { type: 'loopback' }, v6_enabled: false },
  },
  addresses: {
    phy0: { addresses: [{ address: '172.20.15.50/30', address_lot: 'switch-uplinks', vlan_id: 40 }] },
  },
  routes: { phy0: { routes: [{ dst: '10.92.0.0/16', gw: '172.20.15.49', rib_priority: 5, vid: 40 }] } },
  bgp_peers: { phy0: { peers: [peer] } },
};

describe('port settings', () => {
  it('are created completely, with references by id, and returned in the same way', async () => {
    const { call, mock } = world();
    const made = await call('POST', PATH, body);
    const id = String(at(made.body, 'settings', 'id'));
    const config = mock.store.tables.bgpConfigs.find((row) => row.name === 'uplink-main');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      settings: { name: 'third-uplink', description: 'Spare riser' },
      groups: [],
      port: { geometry: 'qsfp28x1', port_settings_id: id },
      links: [{ link_name: 'phy0', mtu: 9000, fec: 'rs', port_settings_id: id }],
      tx_eq: [{ main: 20 }],
      interfaces: [{ kind: 'primary' }, { kind: 'vlan', interface_name: 'vlan40' }, { kind: 'loopback' }],
      vlan_interfaces: [{ vlan_id: 40, interface_config_id: at(made.body, 'interfaces', 1, 'id') }],
      addresses: [{ address: '172.20.15.50/30', interface_name: 'phy0', vlan_id: 40 }],
      routes: [{ dst: '10.92.0.0/16', gw: '172.20.15.49/32', rib_priority: 5, vlan_id: 40 }],
      bgp_peers: [{ addr: '172.20.15.49', bgp_config: config?.id, allowed_export: peer.allowed_export }],
    });
    const lldp = at(made.body, 'link_lldp', 0);
    expect(lldp).toMatchObject({
      id: at(made.body, 'links', 0, 'lldp_link_config_id'),
      management_ip: '172.20.15.40/32',
    });
    expect((await call('GET', `${PATH}/third-uplink`)).body).toEqual(made.body);
    expect((await call('GET', `${PATH}/${id}`)).body).toEqual(made.body);
  });

  // @sheet corrections/R8
  it('allocate their addresses until they are deleted', async () => {
    const { call } = world();
    await call('POST', PATH, body);
    const other = { ...body, name: 'fourth' };
    expect(at((await call('POST', PATH, other)).body, 'message')).toContain(
      'the port settings "third-uplink"',
    );
    expect((await call('DELETE', `${PATH}?port_settings=third-uplink`)).status).toBe(204);
    expect((await call('POST', PATH, other)).status).toBe(201);
    expect((await call('DELETE', `${PATH}?port_settings=third-uplink`)).status).toBe(400);
    expect((await call('DELETE', PATH)).status).toBe(400);
  });

  // @sheet corrections/R9
  it('are deleted in force too, and their port then has none', async () => {
    const { call, mock } = world();
    expect((await call('DELETE', `${PATH}?port_settings=uplink-west`)).status).toBe(204);
    const port = mock.store.tables.switchPorts.find(
      (row) => row.switchLocation === 'switch0' && row.portName === 'qsfp0',
    );
    expect(port).toMatchObject({ portSettingsId: null, timeSettingsApplied: null });
  });

  it('are listed, all or by name', async () => {
    const { call } = world();
    const names = async (query: string) =>
      itemsOf((await call('GET', `${PATH}${query}`)).body).map((row) => at(row, 'name'));
    expect(await names('')).toEqual(['plain-uplink', 'uplink-east', 'uplink-west']);
    expect(await names('?port_settings=uplink-east')).toEqual(['uplink-east']);
    expect((await call('GET', `${PATH}?port_settings=nope`)).status).toBe(404);
    const [row] = itemsOf((await call('GET', PATH)).body);
    expect(row).not.toHaveProperty('parts');
  });
});

const address = (...addresses: object[]) => ({ addresses: { phy0: { addresses } } });
const route = (...routes: object[]) => ({ routes: { phy0: { routes } } });
const peers = (...changes: object[]) => ({
  bgp_peers: { phy0: { peers: changes.map((one) => ({ ...peer, ...one })) } },
});
const lot = { address_lot: 'switch-uplinks' };
const vlan = (vid: number) => ({ kind: { type: 'vlan', vid }, v6_enabled: false });

describe('refuses', () => {
  // @sheet corrections/R8
  it.each([
    ['more links than the port has', { links: { phy0: link, phy1: link } }, 400, 'at most 1 links'],
    ['an MTU', { links: { phy0: { ...link, mtu: 64 } } }, 400, 'MTU'],
    [
      'a primary interface without a link',
      { interfaces: { other: { kind: { type: 'primary' }, v6_enabled: true } } },
      400,
      'name of a link',
    ],
    ['a VLAN twice', { interfaces: { a: vlan(7), b: vlan(7) } }, 400, 'two interfaces'],
    ['a VLAN that cannot be', { interfaces: { a: vlan(4095) } }, 400, '1 to 4094'],
    ['a stray interface', { routes: { phy9: { routes: [] } } }, 400, 'neither a link'],
    ['a group', { groups: ['edge'] }, 404, 'switch-port-settings-group'],
    ['an unknown lot', address({ address: '172.20.15.50/30', address_lot: 'nope' }), 400, 'address-lot'],
    ['an address outside its lot', address({ address: '10.0.0.1/30', ...lot }), 400, 'in no block'],
    [
      'an address twice',
      address({ address: '172.20.15.50/30', ...lot }, { address: '172.20.15.50/29', ...lot }),
      400,
      'twice',
    ],
    ['the address of a loopback', address({ address: 'fd00:20:15::8/64', ...lot }), 400, 'loopback'],
    ['a gateway of the other version', route({ dst: '::/0', gw: '10.0.0.1' }), 400, 'one IP version'],
    ['a destination with a host part', route({ dst: '10.1.1.1/8', gw: '10.0.0.1' }), 400, 'start at'],
    [
      'a route twice',
      route({ dst: '0.0.0.0/0', gw: '10.0.0.1' }, { dst: '0.0.0.0/0', gw: '10.0.0.1' }),
      400,
      'twice',
    ],
    ['an unknown BGP config', peers({ bgp_config: 'nope' }), 400, 'bgp-config'],
    ['a peer twice', peers({}, {}), 400, 'twice'],
    ['a peer of another interface', peers({ interface_name: 'phy1' }), 400, 'phy1'],
    ['a short hold time', peers({ hold_time: 2 }), 400, 'at least 3'],
    ['a keepalive as long as the hold time', peers({ keepalive: 6 }), 400, 'shorter'],
    ['the ASN 0', peers({ remote_asn: 0 }), 400, 'reserved'],
  ])('%s', async (_, changed, status, words) => {
    const { call, mock } = world();
    const before = mock.store.tables.switchPortSettings.size;
    const refused = await call('POST', PATH, { ...body, ...changed });
    expect(at(refused.body, 'message')).toContain(words);
    expect(refused.status).toBe(status);
    expect(mock.store.tables.switchPortSettings.size).toBe(before);
  });
});

describe('port settings with a taken name', () => {
  const west = async (call: ReturnType<typeof callerOf>) => (await call('GET', `${PATH}/uplink-west`)).body;
  const again = { ...body, name: 'uplink-west', addresses: {}, routes: {}, bgp_peers: {} };

  // @sheet corrections/R7
  it('replace the old ones, which keep their id and their ports', async () => {
    const { mock, call } = world();
    const before = await west(call);
    expect((await call('POST', PATH, again)).status).toBe(201);
    const after = await west(call);
    expect(at(after, 'settings', 'id')).toBe(at(before, 'settings', 'id'));
    const id = at(after, 'settings', 'id');
    const port = mock.store.tables.switchPorts.find(({ portSettingsId }) => portSettingsId === id);
    expect(port?.timeSettingsApplied?.getTime()).toBe(mock.clock.now());
  });

  it('stay unchanged when the new ones are invalid', async () => {
    const { call } = world();
    const before = await west(call);
    expect((await call('POST', PATH, { ...again, links: { phy0: { ...link, mtu: 1 } } })).status).toBe(400);
    expect(await west(call)).toEqual(before);
  });
});
