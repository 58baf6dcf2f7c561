import { describe, expect, test } from 'vitest';
import { parseNet } from '@console/shared/format';
import type { Draft } from '../draft.ts';
import { LINK, PEER } from '../test-draft.ts';
import { SILENT_LLDP } from '../to-create.ts';
import { isStranger } from '../../rack/applied.ts';
import { problemsOf } from './rules.ts';

const VLAN = { name: 'vlan300', kind: 'vlan', vid: 300, v6Enabled: false } as const;
const ADDRESS = {
  interfaceName: 'phy0',
  address: '172.20.15.10/30',
  addressLot: 'infra',
  vlanId: null,
} as const;
const ROUTE = {
  interfaceName: 'phy0',
  dst: '0.0.0.0/0',
  gw: '172.20.15.9',
  vid: null,
  ribPriority: null,
} as const;

const GOOD: Draft = {
  name: 'uplink',
  description: '',
  geometry: 'qsfp28x1',
  links: [LINK],
  interfaces: [{ name: 'phy0', kind: 'primary', vid: null, v6Enabled: true }, VLAN],
  addresses: [ADDRESS],
  routes: [ROUTE],
  peers: [PEER],
};

const LOTS = [{ name: 'infra', ranges: [parseNet('172.20.15.0/26')].filter((net) => net !== undefined) }];
const CONTEXT = {
  lots: LOTS,
  isPending: false,
  holderOf: (address: string) =>
    address.startsWith('172.20.15.14') ? 'port settings uplink-east' : undefined,
};

const told = (change: Partial<Draft>) =>
  problemsOf({ ...GOOD, ...change }, CONTEXT).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('port settings', () => {
  test('that are valid have no errors', () => expect(told({})).toEqual([]));

  // @sheet operator/13.23
  test.each<[string, Partial<Draft>, string]>([
    [
      'links by geometry',
      { links: [LINK, { ...LINK, name: 'phy1' }] },
      'links: This geometry allows at most 1 link',
    ],
    ['MTU', { links: [{ ...LINK, mtu: 1279 }] }, 'links.0.mtu: Must be from 1280 to 9216'],
    [
      'bytes of LLDP',
      { links: [{ ...LINK, lldp: { ...SILENT_LLDP, systemName: 'é'.repeat(128) } }] },
      'links.0.lldp: An LLDP text can be at most 255 bytes',
    ],
    ['a VLAN without id', { interfaces: [{ ...VLAN, vid: null }] }, 'interfaces.0.vid: VLAN ID is required'],
    ['VLAN ids', { interfaces: [{ ...VLAN, vid: 4095 }] }, 'interfaces.0.vid: Must be from 1 to 4094'],
    [
      'one VLAN twice',
      { interfaces: [VLAN, { ...VLAN, name: 'other' }] },
      'interfaces.1.vid: Another interface has this VLAN ID',
    ],
    [
      'a primary interface',
      { interfaces: [{ ...VLAN, name: 'phy7', kind: 'primary' }] },
      'interfaces.0.name: A primary interface needs the name of a link',
    ],
    [
      'an underscore in a name',
      { interfaces: [{ ...VLAN, name: 'vlan_300' }] },
      'interfaces.0.name: Start with a lower-case letter, then use lower-case letters, digits and dashes, at most 63 characters',
    ],
    [
      'a capital in a name',
      { interfaces: [{ ...VLAN, name: 'Vlan300' }] },
      'interfaces.0.name: Start with a lower-case letter, then use lower-case letters, digits and dashes, at most 63 characters',
    ],
    [
      'an unknown interface',
      { addresses: [{ ...ADDRESS, interfaceName: 'phy9' }] },
      'addresses.0.interfaceName: No link or interface has this name',
    ],
    [
      'an address in no lot',
      { addresses: [{ ...ADDRESS, address: '10.0.0.1/30' }] },
      'addresses.0.address: No address lot contains 10.0.0.1',
    ],
    [
      'an address that is taken',
      { addresses: [{ ...ADDRESS, address: '172.20.15.14/30' }] },
      'addresses.0.address: Used by port settings uplink-east',
    ],
    [
      'an address twice',
      { addresses: [ADDRESS, { ...ADDRESS, address: '172.20.15.10/24' }] },
      'addresses.1.address: This address is listed twice',
    ],
    ['host bits of a route', { routes: [{ ...ROUTE, dst: '10.0.0.1/8' }] }, 'routes.0.dst: Use 10.0.0.0/8'],
    [
      'versions of a route',
      { routes: [{ ...ROUTE, dst: '::/0' }] },
      'routes.0.gw: Destination and gateway must both be IPv4 or both IPv6',
    ],
    ['a route twice', { routes: [ROUTE, ROUTE] }, 'routes.1.dst: This route is listed twice'],
    [
      'a priority',
      { routes: [{ ...ROUTE, ribPriority: 256 }] },
      'routes.0.ribPriority: Must be from 0 to 255',
    ],
    ['a peer twice', { peers: [PEER, PEER] }, 'peers.1.addr: This peer is listed twice'],
    [
      'hold time',
      { peers: [{ ...PEER, holdTime: 2, keepalive: 1 }] },
      'peers.0.holdTime: Must be 0 or at least 3',
    ],
    [
      'keepalive',
      { peers: [{ ...PEER, keepalive: 6 }] },
      'peers.0.keepalive: Must be less than the hold time',
    ],
    ['the ASN of a peer', { peers: [{ ...PEER, remoteAsn: 0 }] }, 'peers.0.remoteAsn: This ASN is reserved'],
    [
      'a long key',
      { peers: [{ ...PEER, key: { kind: 'new', key: 'k'.repeat(81) } }] },
      'peers.0.key: Must be at most 80 printable characters',
    ],
    [
      'a strange key',
      { peers: [{ ...PEER, key: { kind: 'new', key: 'é' } }] },
      'peers.0.key: Must be at most 80 printable characters',
    ],
    [
      'a filter',
      { peers: [{ ...PEER, allowedImport: { type: 'allow', value: ['x'] } }] },
      'peers.0.allowedImport: Must contain an IP address and a width, separated by a /',
    ],
  ])('have the error of %s at its field', (_, change, expected) => expect(told(change)).toEqual([expected]));

  test('with a hold time of 0 accept any keepalive', () =>
    expect(told({ peers: [{ ...PEER, holdTime: 0, keepalive: 30 }] })).toEqual([]));

  test('report a peer that is in no network of its interface', () => {
    expect(isStranger(PEER, GOOD)).toBe(false);
    expect(isStranger({ ...PEER, addr: '172.20.19.1' }, GOOD)).toBe(true);
    expect(isStranger({ ...PEER, interfaceName: 'vlan300' }, GOOD)).toBe(true);
  });
});
