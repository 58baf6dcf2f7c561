import fc from 'fast-check';
import type { SwitchPortSettingsCreate, SwitchPortSettingsView } from '@console/shared/api';
import { SILENT_LLDP } from './to-create.ts';

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const NAMES = ['phy0', 'phy1', 'vlan300', 'lo-1'] as const;
const vlan = optional(fc.integer({ min: 1, max: 4094 }));
const ip = fc.integer({ min: 1, max: 254 }).map((host) => `172.20.15.${host}`);

const lldp = fc.record({
  enabled: fc.boolean(),
  chassisId: optional(fc.string()),
  linkName: optional(fc.string()),
  linkDescription: optional(fc.string()),
  managementIp: optional(fc.constantFrom('fd00::1', '172.20.15.3')),
  systemName: optional(fc.string()),
  systemDescription: optional(fc.string()),
});

const tap = optional(fc.integer({ min: -10, max: 30 }));
const link = fc.record({
  speed: fc.constantFrom('speed10_g', 'speed100_g'),
  fec: optional(fc.constantFrom('rs', 'none', 'firecode')),
  autoneg: fc.boolean(),
  mtu: fc.integer({ min: 1280, max: 9216 }),
  lldp,
  txEq: optional(fc.record({ pre2: tap, pre1: tap, main: tap, post1: tap, post2: tap })),
});

const policy = fc.oneof(
  fc.constant({ type: 'no_filtering' } as const),
  fc.record({
    type: fc.constant('allow' as const),
    value: fc.array(fc.constantFrom('10.0.0.0/8', '0.0.0.0/0')),
  }),
);

const peerOf = (interfaceName: string) =>
  fc.record({
    addr: ip,
    interfaceName: fc.constant(interfaceName),
    bgpConfig: fc.uuid(),
    allowedExport: policy,
    allowedImport: policy,
    communities: fc.array(fc.nat(), { maxLength: 3 }),
    connectRetry: fc.nat(9),
    delayOpen: fc.nat(9),
    enforceFirstAs: fc.boolean(),
    holdTime: fc.nat(90),
    idleHoldTime: fc.nat(9),
    keepalive: fc.nat(9),
    localPref: optional(fc.nat()),
    md5AuthKey: optional(fc.string({ minLength: 1 })),
    minTtl: optional(fc.nat(255)),
    multiExitDiscriminator: optional(fc.nat()),
    remoteAsn: optional(fc.integer({ min: 1, max: 9 })),
    vlanId: vlan,
  });

/** Generates a map from some of the names to generated values. */
const filed = <Value>(make: (name: string) => fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
  fc
    .uniqueArray(
      fc.constantFrom(...NAMES).chain((name) => make(name).map((value): [string, Value] => [name, value])),
      { selector: ([name]) => name, maxLength: 3 },
    )
    .map((entries) => Object.fromEntries(entries));

const LOTS = ['infra-a', 'infra-b'] as const;

/** Generates any valid request that creates settings. */
export const settings: fc.Arbitrary<SwitchPortSettingsCreate> = fc.record({
  name: fc.constant('uplink'),
  description: fc.string(),
  portConfig: fc.record({ geometry: fc.constantFrom('qsfp28x1', 'sfp28x4') }),
  groups: fc.constant([]),
  links: fc.dictionary(fc.constantFrom(...NAMES), link),
  interfaces: fc.dictionary(
    fc.constantFrom(...NAMES),
    fc.record({
      kind: fc.oneof(
        fc.constant({ type: 'primary' } as const),
        fc.constant({ type: 'loopback' } as const),
        fc.record({ type: fc.constant('vlan' as const), vid: fc.integer({ min: 1, max: 4094 }) }),
      ),
      v6Enabled: fc.boolean(),
    }),
  ),
  addresses: fc.dictionary(
    fc.constantFrom(...NAMES),
    fc.record({
      addresses: fc.array(
        fc.record({ address: ip.map((a) => `${a}/30`), addressLot: fc.constantFrom(...LOTS), vlanId: vlan }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
  routes: fc.dictionary(
    fc.constantFrom(...NAMES),
    fc.record({
      routes: fc.array(
        fc.record({
          dst: fc.constantFrom('0.0.0.0/0', '10.0.0.0/8', '::/0'),
          gw: ip,
          vid: vlan,
          ribPriority: optional(fc.nat(255)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
  bgpPeers: filed((name) => fc.record({ peers: fc.array(peerOf(name), { minLength: 1, maxLength: 2 }) })),
});

/** The view that a server would return for a request, computed independently of the tested code. */
export function viewOf(body: SwitchPortSettingsCreate): SwitchPortSettingsView {
  const id = 'settings';
  const rows = <Value, Item>(record: Record<string, Value>, of: (value: Value) => Item[]) =>
    Object.entries(record).flatMap(([interfaceName, value]) =>
      of(value).map((item) => ({ ...item, interfaceName })),
    );
  const names = Object.keys(body.links);
  return {
    settings: {
      id,
      name: body.name,
      description: body.description,
      timeCreated: new Date(0),
      timeModified: new Date(0),
    },
    groups: [],
    port: { geometry: body.portConfig.geometry, portSettingsId: id },
    links: Object.entries(body.links).map(([linkName, { lldp: _, txEq, ...rest }]) => ({
      ...rest,
      linkName,
      portSettingsId: id,
      lldpLinkConfigId: `lldp ${linkName}`,
      txEqConfigId: txEq ? `tx ${linkName}` : null,
    })),
    linkLldp: names.map((name) => {
      const { managementIp, ...told } = body.links[name]?.lldp ?? SILENT_LLDP;
      const width = managementIp?.includes(':') ? 128 : 32;
      return { ...told, id: `lldp ${name}`, managementIp: managementIp ? `${managementIp}/${width}` : null };
    }),
    txEq: names.flatMap((name) => body.links[name]?.txEq ?? []),
    interfaces: Object.entries(body.interfaces).map(([interfaceName, { kind, v6Enabled }]) => ({
      id: `interface ${interfaceName}`,
      interfaceName,
      kind: kind.type,
      portSettingsId: id,
      v6Enabled,
    })),
    vlanInterfaces: Object.entries(body.interfaces).flatMap(([name, { kind }]) =>
      kind.type === 'vlan' ? [{ interfaceConfigId: `interface ${name}`, vlanId: kind.vid }] : [],
    ),
    addresses: rows(body.addresses, ({ addresses }) => addresses).map(({ addressLot, ...row }) => ({
      ...row,
      addressLotBlockId: `block ${addressLot}`,
      portSettingsId: id,
    })),
    routes: rows(body.routes, ({ routes }) => routes).map(({ vid, gw, ribPriority, ...row }) => ({
      ...row,
      gw: `${gw}/32`,
      vlanId: vid,
      ribPriority,
      portSettingsId: id,
    })),
    bgpPeers: Object.values(body.bgpPeers).flatMap(({ peers }) => peers),
  };
}

/** Names of lots by the ids of their blocks. */
export const NAMES_OF_LOTS: ReadonlyMap<string, string> = new Map(
  LOTS.map((lot) => [`block ${lot}`, lot] as const),
);

/** Whether two peers have the same address, by which their keys are stored. */
export const hasTwins = ({ bgpPeers }: SwitchPortSettingsCreate): boolean => {
  const all = Object.values(bgpPeers).flatMap(({ peers }) => peers.map(({ addr }) => addr));
  return new Set(all).size < all.length;
};
