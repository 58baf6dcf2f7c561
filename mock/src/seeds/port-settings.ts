import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import type { SwitchPortSettingsRow } from '../store/rows/rack.ts';
import type { Seeder } from './seeder.ts';

type Parts = SwitchPortSettingsRow['parts'];

/** The id of the seeded block that starts at an address. */
export const blockId = (firstAddress: string): string => stableId('address-lot-block', firstAddress);

export const portSettingsId = (name: string): string => stableId('switch-port-settings', 'fleet', name);

const PHY = 'phy0';

function linkParts(id: string, systemName: string | null): Pick<Parts, 'links' | 'linkLldp' | 'txEq'> {
  const lldpLinkConfigId = stableId('lldp-link', id);
  const txEqConfigId = systemName === null ? null : stableId('tx-eq', id);
  return {
    links: [
      {
        autoneg: systemName === null,
        fec: systemName === null ? null : 'rs',
        linkName: PHY,
        lldpLinkConfigId,
        mtu: systemName === null ? 1500 : 9000,
        portSettingsId: id,
        speed: systemName === null ? 'speed10_g' : 'speed100_g',
        txEqConfigId,
      },
    ],
    linkLldp: [
      {
        id: lldpLinkConfigId,
        enabled: systemName !== null,
        linkName: PHY,
        linkDescription: systemName === null ? null : 'uplink of the rack',
        chassisId: null,
        systemName,
        systemDescription: null,
        managementIp: systemName === null ? null : 'fd00:20:15::8/128',
      },
    ],
    txEq: txEqConfigId === null ? [] : [{ main: 26, post1: 0, post2: null, pre1: -2, pre2: null }],
  };
}

function interfaceOf(
  id: string,
  interfaceName: string,
  kind: T.SwitchInterfaceKind2,
): T.SwitchInterfaceConfig {
  const key = stableId('switch-interface', id, interfaceName);
  return { id: key, interfaceName, kind, portSettingsId: id, v6Enabled: kind === 'primary' };
}

function addressOf(id: string, address: string, vlanId: number | null = null): T.SwitchPortAddressConfig {
  const addressLotBlockId = blockId('172.20.15.2');
  return { address, addressLotBlockId, interfaceName: PHY, portSettingsId: id, vlanId };
}

function routeOf(id: string, dst: string, gw: string, ribPriority: number | null): T.SwitchPortRouteConfig {
  return { dst, gw: `${gw}/32`, interfaceName: PHY, portSettingsId: id, ribPriority, vlanId: null };
}

function peerOf(addr: string, config: string, changed: Partial<T.BgpPeer>): T.BgpPeer {
  return {
    addr,
    bgpConfig: stableId('bgp-config', 'fleet', config),
    allowedExport: { type: 'no_filtering' },
    allowedImport: { type: 'no_filtering' },
    communities: [],
    connectRetry: 3,
    delayOpen: 0,
    enforceFirstAs: true,
    holdTime: 6,
    idleHoldTime: 3,
    interfaceName: PHY,
    keepalive: 2,
    localPref: null,
    md5AuthKey: null,
    minTtl: null,
    multiExitDiscriminator: null,
    remoteAsn: null,
    vlanId: null,
    ...changed,
  };
}

interface SettingsSeed {
  readonly description: string;
  /** The LLDP texts; null for plain settings. */
  readonly systemName: string | null;
  readonly rest: (id: string) => Pick<Parts, 'addresses' | 'routes' | 'bgpPeers'>;
  readonly vlans?: readonly number[];
}

/** Two uplinks with BGP, the second with a peer that does not respond, and unused settings with static routes only. */
const settings: Readonly<Record<string, SettingsSeed>> = {
  'uplink-west': {
    description: 'First switch, west riser',
    systemName: 'rack-west',
    rest: (id) => ({
      addresses: [addressOf(id, '172.20.15.10/30')],
      routes: [routeOf(id, '10.90.0.0/16', '172.20.15.9', 10)],
      bgpPeers: [
        peerOf('172.20.15.9', 'uplink-main', {
          remoteAsn: 64_700,
          communities: [4_239_655_012],
          localPref: 200,
        }),
      ],
    }),
  },
  'uplink-east': {
    description: 'Second switch, east riser, and the leased line',
    systemName: 'rack-east',
    rest: (id) => ({
      addresses: [addressOf(id, '172.20.15.14/30')],
      routes: [routeOf(id, '10.90.0.0/16', '172.20.15.13', 20)],
      bgpPeers: [
        peerOf('172.20.15.13', 'uplink-main', {
          remoteAsn: 64_700,
          allowedExport: { type: 'allow', value: ['198.51.100.0/26', '203.0.113.0/26'] },
          allowedImport: { type: 'allow', value: ['0.0.0.0/0'] },
        }),
        peerOf('172.20.19.1', 'uplink-fallback', { connectRetry: 30, holdTime: 90, keepalive: 30 }),
      ],
    }),
  },
  'plain-uplink': {
    description: '',
    systemName: null,
    vlans: [300],
    rest: (id) => ({
      addresses: [addressOf(id, '172.20.15.34/29'), addressOf(id, '172.20.15.42/29', 300)],
      routes: [
        routeOf(id, '0.0.0.0/0', '172.20.15.33', null),
        { ...routeOf(id, '10.91.0.0/16', '172.20.15.41', null), vlanId: 300 },
      ],
      bgpPeers: [],
    }),
  },
};

export function addPortSettings(seeder: Seeder): void {
  for (const [name, { description, systemName, rest, vlans = [] }] of Object.entries(settings)) {
    const id = portSettingsId(name);
    const tagged = vlans.map((vlanId) => ({ vlanId, one: interfaceOf(id, `vlan${vlanId}`, 'vlan') }));
    const parts: Parts = {
      groups: [],
      port: { geometry: 'qsfp28x1', portSettingsId: id },
      ...linkParts(id, systemName),
      interfaces: [interfaceOf(id, PHY, 'primary'), ...tagged.map(({ one }) => one)],
      vlanInterfaces: tagged.map(({ vlanId, one }) => ({ vlanId, interfaceConfigId: one.id })),
      ...rest(id),
    };
    const made = seeder.named('switch-port-settings', 'fleet', name, 418, description);
    seeder.store.tables.switchPortSettings.put({ ...made, parts });
  }
}

/** Applies the two uplinks to the ports of that name, if the hardware has them. */
export function applySettings(seeder: Seeder): void {
  const { switchPorts, racks } = seeder.store.tables;
  const [rack] = racks;
  if (rack === undefined) return;
  for (const [switchLocation, name] of [
    ['switch0', 'uplink-west'],
    ['switch1', 'uplink-east'],
  ] as const) {
    const portName = 'qsfp0';
    const port = switchPorts.find(
      (row) => row.switchLocation === switchLocation && row.portName === portName,
    );
    const id = port?.id ?? stableId('switch-port', switchLocation, portName);
    switchPorts.put({
      ...(port ?? { id, portName, rackId: rack.id, switchLocation }),
      portSettingsId: portSettingsId(name),
      timeSettingsApplied: seeder.ago(200),
    });
  }
}
