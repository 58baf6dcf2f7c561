import type { BgpPeer, SwitchPort, SwitchPortSettingsView } from '@console/shared/api';
import type { SettingsView } from '../rack/settings-view.ts';
import { linkState } from '../switch-ports/link-state.ts';
import { type NetworkFacts, uplinksOf } from './uplinks.ts';
import type { WarningFacts } from './warnings/facts.ts';

const DATE = new Date(0);

const port = (switchLocation: string): SwitchPort => ({
  id: `${switchLocation} qsfp0`,
  portName: 'qsfp0',
  portSettingsId: `settings of ${switchLocation}`,
  rackId: 'rack',
  switchLocation,
});

const peer = (addr: string): Omit<BgpPeer, 'md5AuthKey'> & { hasKey: boolean } => ({
  addr,
  allowedExport: { type: 'no_filtering' },
  allowedImport: { type: 'no_filtering' },
  bgpConfig: 'main',
  communities: [],
  connectRetry: 3,
  delayOpen: 0,
  enforceFirstAs: false,
  hasKey: false,
  holdTime: 6,
  idleHoldTime: 3,
  interfaceName: 'phy0',
  keepalive: 2,
  remoteAsn: 64_700,
});

const view = (id: string, name: string, addr: string, address: string): SettingsView => {
  const rest: Omit<SwitchPortSettingsView, 'bgpPeers'> = {
    settings: { id, name, description: '', timeCreated: DATE, timeModified: DATE },
    groups: [],
    port: { geometry: 'qsfp28x1', portSettingsId: id },
    links: [],
    linkLldp: [],
    txEq: [],
    interfaces: [],
    vlanInterfaces: [],
    addresses: [{ address, addressLotBlockId: 'infra', interfaceName: 'phy0', portSettingsId: id }],
    routes: [],
  };
  return { ...rest, bgpPeers: [peer(addr)] };
};

const session = (location: 'switch0' | 'switch1', addr: string) => ({
  addr,
  localAsn: 64_600,
  remoteAsn: 64_700,
  state: 'established' as const,
  stateDurationMillis: 1_000_000,
  switch: location,
});

const neighbor = (systemName: string, heardAgo: number) => ({
  chassisId: `chassis of ${systemName}`,
  firstSeen: new Date(0).toISOString(),
  lastSeen: new Date(NOW - heardAgo).toISOString(),
  linkName: 'slot-1/7',
  localPort: 'qsfp0',
  managementIp: [],
  systemName,
});

/** The time of the facts, in milliseconds. */
export const NOW = 10_000_000;

/** The ids of the two ports. */
export const [WEST, EAST] = ['switch0 qsfp0', 'switch1 qsfp0'] as const;

const UP = linkState({ links: [{ linkName: 'phy0', state: 'up' }] });

/** A healthy rack: two uplinks with one peer each. */
export const healthyNetwork = (): NetworkFacts => ({
  ports: [port('switch0'), port('switch1')],
  views: new Map([
    ['settings of switch0', view('settings of switch0', 'west', '172.20.15.9', '172.20.15.10/30')],
    ['settings of switch1', view('settings of switch1', 'east', '172.20.15.13', '172.20.15.14/30')],
  ]),
  links: new Map([
    [WEST, UP],
    [EAST, UP],
  ]),
  neighbors: new Map([
    [WEST, [neighbor('west-gateway', 10_000)]],
    [EAST, [neighbor('east-gateway', 10_000)]],
  ]),
  lldp: new Map([WEST, EAST].map((id) => [id, { id, enabled: true }])),
  sessions: [session('switch0', '172.20.15.9'), session('switch1', '172.20.15.13')],
  bfd: [],
  exports: { '172.20.15.9': ['198.51.100.0/26'], '172.20.15.13': ['198.51.100.0/26'] },
  imported: [
    { id: 1, nexthop: '172.20.15.9', prefix: '0.0.0.0/0', switch: 'switch0' },
    { id: 2, nexthop: '172.20.15.13', prefix: '0.0.0.0/0', switch: 'switch1' },
  ],
});

const range = (first: number, last: number) => ({
  version: 4 as const,
  first: BASE + BigInt(first),
  last: BASE + BigInt(last),
});

const BASE = 0xc6_33_64_00n;

/** The facts of a network that is healthy except for the given members. */
export const factsOf = (
  change: Partial<NetworkFacts> = {},
  rest: Partial<WarningFacts> = {},
): WarningFacts => {
  const network = { ...healthyNetwork(), ...change };
  return {
    network,
    uplinks: uplinksOf(network),
    announced: [
      {
        set: 'public',
        networks: [{ addressLotBlockId: 'pool', announceSetId: 'public', network: '198.51.100.0/26' }],
      },
    ],
    pools: [{ name: 'public-v4', ranges: [range(0, 63)] }],
    loopbacks: [
      {
        id: 'l',
        address: '172.20.15.2/32',
        addressLotBlockId: 'infra',
        rackId: 'rack',
        switchLocation: 'switch0',
      },
    ],
    blocks: new Map([
      ['infra', { id: 'infra', firstAddress: '172.20.15.0', lastAddress: '172.20.15.63' }],
      ['pool', { id: 'pool', firstAddress: '198.51.100.0', lastAddress: '198.51.100.127' }],
    ]),
    allowList: { allowedIps: { allow: 'list', ips: ['192.0.2.0/24'] } },
    now: NOW,
    upSince: new Map([
      [WEST, 0],
      [EAST, 0],
    ]),
    firstNeighbors: new Map([
      [WEST, ['west-gateway']],
      [EAST, ['east-gateway']],
    ]),
    downSince: new Map(),
    ...rest,
  };
};

/** A pool with ranges in 198.51.100.0/24. */
export const poolOf = (...ranges: readonly (readonly [first: number, last: number])[]) => [
  { name: 'public-v4', ranges: ranges.map(([first, last]) => range(first, last)) },
];

/** A neighbor whose last LLDP message came some milliseconds ago. */
export const heard = neighbor;
