import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { addPortSettings, applySettings, blockId } from './port-settings.ts';
import type { Seeder } from './seeder.ts';

interface LotSeed {
  readonly kind: T.AddressLotKind;
  readonly description: string;
  readonly days: number;
  readonly blocks: readonly (readonly [first: string, last: string])[];
}

/** Lots for the switches themselves, for announced addresses, and an unused one. */
const lots: Readonly<Record<string, LotSeed>> = {
  'switch-uplinks': {
    kind: 'infra',
    description: 'Uplinks and loopbacks of both switches',
    days: 425,
    blocks: [
      ['172.20.15.2', '172.20.15.63'],
      ['fd00:20:15::8', 'fd00:20:15::1f'],
    ],
  },
  'public-addresses': {
    kind: 'pool',
    description: 'Addresses for the IP pools',
    days: 424,
    blocks: [
      ['198.51.100.0', '198.51.100.127'],
      ['203.0.113.0', '203.0.113.63'],
      ['2001:db8:40::', '2001:db8:40:0:ffff:ffff:ffff:ffff'],
    ],
  },
  'partner-trial': {
    kind: 'pool',
    description: '',
    days: 12,
    blocks: [['192.0.2.0', '192.0.2.255']],
  },
};

/** Networks by announce set, each with the first address of its block. */
const announceSets = {
  'public-prefixes': [
    ['198.51.100.0/26', '198.51.100.0'],
    ['203.0.113.0/26', '203.0.113.0'],
    ['2001:db8:40::/64', '2001:db8:40::'],
  ],
  'fallback-prefixes': [['198.51.100.0/25', '198.51.100.0']],
} as const;

const configs = [
  ['uplink-main', 64_600, 'public-prefixes', 'Both uplinks'],
  ['uplink-fallback', 64_601, 'fallback-prefixes', 'Leased line, used when the uplinks are down'],
] as const;

const LOOPBACK = 'fd00:20:15::8/128';

/** Both gateways respond; the far end of the leased line does not. */
const bfdSessions = [
  { switch: 'switch0', remote: '172.20.15.9', local: null, mode: 'single_hop' },
  { switch: 'switch1', remote: '172.20.15.13', local: '172.20.15.14', mode: 'single_hop' },
  { switch: 'switch1', remote: '172.20.19.1', local: null, mode: 'multi_hop' },
] as const;

function addLots(seeder: Seeder): void {
  const { tables } = seeder.store;
  for (const [name, { kind, description, days, blocks }] of Object.entries(lots)) {
    const lot = { ...seeder.named('address-lot', 'fleet', name, days, description), kind };
    tables.addressLots.put(lot);
    for (const [firstAddress, lastAddress] of blocks)
      tables.addressLotBlocks.put({
        id: blockId(firstAddress),
        addressLotId: lot.id,
        firstAddress,
        lastAddress,
      });
  }
}

function addBgp(seeder: Seeder): void {
  const { tables } = seeder.store;
  for (const [name, networks] of Object.entries(announceSets)) {
    const set = tables.bgpAnnounceSets.put(seeder.named('bgp-announce-set', 'fleet', name, 420));
    for (const [network, first] of networks) {
      const id = stableId('bgp-announcement', name, network);
      tables.bgpAnnouncements.put({ id, announceSetId: set.id, addressLotBlockId: blockId(first), network });
    }
  }
  for (const [name, asn, set, description] of configs) {
    const bgpAnnounceSetId = stableId('bgp-announce-set', 'fleet', set);
    const config = { ...seeder.named('bgp-config', 'fleet', name, 420, description), asn, vrf: null };
    tables.bgpConfigs.put({ ...config, bgpAnnounceSetId });
  }
}

function addLoopbacks({ store: { tables } }: Seeder): void {
  const [rack] = tables.racks;
  if (rack === undefined) return;
  for (const switchLocation of ['switch0', 'switch1']) {
    tables.loopbackAddresses.put({
      id: stableId('loopback', switchLocation, LOOPBACK),
      address: LOOPBACK,
      addressLotBlockId: blockId('fd00:20:15::8'),
      anycast: true,
      rackId: rack.id,
      switchLocation,
    });
  }
}

/**
 * The network connection of the rack: lots, loopbacks, BGP, BFD and the settings of the uplink ports. Runs after the hardware,
 * whose ports get the settings.
 */
export function addRackNetwork(seeder: Seeder): void {
  addLots(seeder);
  addLoopbacks(seeder);
  addBgp(seeder);
  addPortSettings(seeder);
  applySettings(seeder);
  for (const session of bfdSessions) {
    seeder.store.tables.bfdSessions.put({
      ...session,
      id: stableId('bfd-session', session.switch, session.remote),
      detectionThreshold: 3,
      requiredRx: 1_000_000,
      timeEnabled: seeder.ago(200),
    });
  }
}
