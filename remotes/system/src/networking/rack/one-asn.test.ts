import { expect, test } from 'vitest';
import { healthyNetwork } from '../health/test-facts.ts';
import { appliedPorts } from './applied.ts';
import { otherAsn } from './one-asn.ts';

const { ports, views } = healthyNetwork();
const applied = appliedPorts(ports, views);
const [west] = applied;
const configs = [
  { id: 'main', name: 'main', asn: 64_600 },
  { id: 'other', name: 'other', asn: 64_601 },
];
const fresh = (switchLocation: string) => ({
  id: 'fresh',
  portName: 'qsfp9',
  rackId: west?.port.rackId ?? '',
  switchLocation,
});
const withConfig = (bgpConfig: string) => ({
  bgpPeers: west?.view.bgpPeers.map((peer) => ({ ...peer, bgpConfig })) ?? [],
});

// @sheet corrections/R6
test('a second ASN of a switch is told by the port that has the first', () => {
  const facts = { applied, configs };
  const used = 'switch0 uses ASN 64600 on qsfp0, these settings use 64601. A switch has one ASN';
  expect(otherAsn([fresh('switch0')], withConfig('other'), facts)).toBe(used);
  expect(otherAsn([fresh('switch0')], withConfig('main'), facts)).toBeUndefined();
  // The port that is changed does not count
  expect(otherAsn(west ? [west.port] : [], withConfig('other'), facts)).toBeUndefined();
  expect(otherAsn([fresh('switch0')], withConfig('other'), { applied: undefined, configs })).toBeUndefined();
});
