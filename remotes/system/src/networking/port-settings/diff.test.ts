import { describe, expect, test } from 'vitest';
import { diffSettings, worstRisk } from './diff.ts';
import type { Draft, DraftLink, DraftPeer } from './draft.ts';
import * as plain from './test-draft.ts';
import { SILENT_LLDP } from './to-create.ts';

const PEER: DraftPeer = { ...plain.PEER, communities: [1, 2], key: { kind: 'keep' } };

const LINK: DraftLink = { ...plain.LINK, fec: 'rs', mtu: 9000 };

const BEFORE: Draft = {
  name: 'uplink',
  description: 'West',
  geometry: 'qsfp28x1',
  links: [LINK],
  interfaces: [
    { name: 'phy0', kind: 'primary', vid: null, v6Enabled: true },
    { name: 'vlan300', kind: 'vlan', vid: 300, v6Enabled: false },
  ],
  addresses: [
    { interfaceName: 'phy0', address: '172.20.15.10/30', addressLot: 'infra', vlanId: null },
    { interfaceName: 'vlan300', address: '172.20.15.34/29', addressLot: 'infra', vlanId: null },
  ],
  routes: [
    { interfaceName: 'phy0', dst: '0.0.0.0/0', gw: '172.20.15.9', vid: null, ribPriority: null },
    { interfaceName: 'phy0', dst: '10.0.0.0/8', gw: '172.20.15.9', vid: null, ribPriority: 10 },
  ],
  peers: [PEER],
};

describe('the difference of two settings', () => {
  // @sheet operator/13.86
  test.each<[string, Partial<Draft>, string]>([
    ['another geometry', { geometry: 'sfp28x4' }, 'Port changed cut'],
    ['a removed link', { links: [] }, 'Links removed cut'],
    ['another speed', { links: [{ ...LINK, speed: 'speed10_g' }] }, 'Links changed cut'],
    ['another FEC', { links: [{ ...LINK, fec: null }] }, 'Links changed cut'],
    ['autonegotiation', { links: [{ ...LINK, autoneg: true }] }, 'Links changed cut'],
    ['another MTU', { links: [{ ...LINK, mtu: 1500 }] }, 'Links changed cut'],
    [
      'the LLDP config',
      { links: [{ ...LINK, lldp: { ...SILENT_LLDP, enabled: true } }] },
      'Links changed quiet',
    ],
    ['a new link', { links: [LINK, { ...LINK, name: 'phy1' }] }, 'Links added quiet'],
    ['an address with peers', { addresses: BEFORE.addresses.slice(1) }, 'Addresses removed session'],
    ['an address without peers', { addresses: BEFORE.addresses.slice(0, 1) }, 'Addresses removed quiet'],
    ['an interface with peers', { interfaces: BEFORE.interfaces.slice(1) }, 'Interfaces removed session'],
    ['the default route', { routes: BEFORE.routes.slice(1) }, 'Routes removed cut'],
    ['another route', { routes: BEFORE.routes.slice(0, 1) }, 'Routes removed quiet'],
    ['a removed peer', { peers: [] }, 'BGP peers removed session'],
    ['another hold time', { peers: [{ ...PEER, holdTime: 90 }] }, 'BGP peers changed session'],
    ['another key', { peers: [{ ...PEER, key: { kind: 'new', key: 'k' } }] }, 'BGP peers changed session'],
    ['a new peer', { peers: [PEER, { ...PEER, addr: '172.20.15.13' }] }, 'BGP peers added quiet'],
    ['a description', { description: 'East' }, 'Port changed quiet'],
  ])('by %s is returned with its risk', (_, change, expected) => {
    const [line, ...others] = diffSettings(BEFORE, { ...BEFORE, ...change });
    expect(others).toEqual([]);
    expect(line && `${line.section} ${line.kind} ${line.risk}`).toBe(expected);
  });

  // @sheet operator/13.86
  test('ignores the order of lists, and the name', () => {
    const after: Draft = {
      ...BEFORE,
      name: 'renamed',
      addresses: BEFORE.addresses.toReversed(),
      routes: BEFORE.routes.toReversed(),
      interfaces: BEFORE.interfaces.toReversed(),
      peers: [{ ...PEER, communities: [2, 1] }],
    };
    expect(diffSettings(BEFORE, after)).toEqual([]);
    expect(worstRisk([])).toBeUndefined();
  });

  // @sheet operator/13.26
  test('has the old and the new value of a field, but of a key only that it has changed', () => {
    const after = {
      ...BEFORE,
      peers: [{ ...PEER, holdTime: 9, key: { kind: 'new', key: 'hunter2' } as const }],
    };
    const lines = diffSettings(BEFORE, after);
    expect(lines[0]?.fields).toEqual([
      { label: 'Hold time', was: '6', is: '9' },
      { label: 'MD5 key', was: 'Set', is: 'Changed' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    expect(worstRisk(lines)).toBe('session');
  });
});
