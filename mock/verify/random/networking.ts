import fc from 'fast-check';
import { name, step, type Step } from './steps.ts';
import type { Store } from '../../src/store/store.ts';

const BASE = '/v1/system/networking';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const said = { name, description: fc.constantFrom('', 'text') };
const at = (path: string) => fc.constant(`${BASE}/${path}`);
const oneOf = (path: string) => name.map((n) => `${BASE}/${path}/${n}`);

/** Few enough to meet, and of both families; some go downwards or mix them. */
const block = fc.constantFrom(
  { first_address: '10.1.0.1', last_address: '10.1.0.20' },
  { first_address: '10.1.0.16', last_address: '10.1.0.63' },
  { first_address: '10.1.1.0', last_address: '10.1.1.255' },
  { first_address: 'fd01::1', last_address: 'fd01::ff' },
  { first_address: 'fd01::1', last_address: '10.1.0.1' },
  { first_address: '10.1.0.9', last_address: '10.1.0.1' },
);
const address = fc.constantFrom('10.1.0.2', '10.1.0.17', '10.1.1.9', 'fd01::9', 'FD01:0::9', '10.9.9.9');
const location = fc.constantFrom('switch0', 'switch0', 'switch1', 'switch7');
const lotBody = fc.record({
  ...said,
  kind: fc.constantFrom('infra', 'pool'),
  blocks: fc.array(block, { maxLength: 2 }),
});

const rackOf = (store: Store): string => [...store.tables.racks][0]?.id ?? NOWHERE;

const loopbacks: fc.Arbitrary<Step> = fc
  .tuple(step('POST', at('loopback-address')), name, address, fc.boolean(), location)
  .map(([base, lot, ip, anycast, switchLocation]) => ({
    ...base,
    bodyOf: (store: Store) => ({
      address: ip,
      address_lot: lot,
      anycast,
      mask: 32,
      rack_id: rackOf(store),
      switch_location: switchLocation,
    }),
  }));

const goingLoopbacks: fc.Arbitrary<Step> = fc
  .tuple(step('DELETE', at('loopback-address')), location, address)
  .map(([base, place, ip]) => ({
    ...base,
    pathOf: (store: Store) => `${BASE}/loopback-address/${rackOf(store)}/${place}/${ip}/32`,
  }));

const announcement = fc.record({
  address_lot_block: name,
  network: fc.constantFrom('10.1.1.0/24', '10.1.0.16/30', '10.1.0.17/30', 'fd01::10/124', '10.0.0.0/8'),
});

const peer = fc.record({
  addr: fc.constantFrom('10.1.0.1', '10.1.1.1', '10.7.7.7'),
  allowed_export: fc.constant({ type: 'no_filtering' }),
  allowed_import: fc.constantFrom({ type: 'no_filtering' }, { type: 'allow', value: ['0.0.0.0/0'] }),
  bgp_config: name,
  communities: fc.constant([]),
  connect_retry: fc.constantFrom(0, 3),
  delay_open: fc.constantFrom(0, 2),
  enforce_first_as: fc.boolean(),
  hold_time: fc.constantFrom(0, 6, 2),
  idle_hold_time: fc.constant(3),
  interface_name: fc.constant('phy0'),
  keepalive: fc.constantFrom(0, 2),
});

const settingsBody = fc.record({
  ...said,
  port_config: fc.constant({ geometry: 'qsfp28x1' }),
  groups: fc.constantFrom([], [], [], ['a']),
  links: fc.constant({
    phy0: { autoneg: false, mtu: 1500, speed: 'speed100_g', lldp: { enabled: true } },
  }),
  interfaces: fc.constantFrom({}, { phy0: { kind: { type: 'primary' }, v6_enabled: true } }),
  addresses: fc
    .array(fc.record({ address: address.map((ip) => `${ip}/29`), address_lot: name }), { maxLength: 1 })
    .map((addresses) => ({ phy0: { addresses } })),
  routes: fc.constantFrom({}, { phy0: { routes: [{ dst: '0.0.0.0/0', gw: '10.1.0.1' }] } }),
  bgp_peers: fc.array(peer, { maxLength: 2 }).map((peers) => ({ phy0: { peers } })),
});

const bfdBody = fc.record({
  switch: location,
  remote: address,
  local: fc.constantFrom(null, '10.1.0.2'),
  mode: fc.constantFrom('single_hop', 'multi_hop'),
  detection_threshold: fc.constantFrom(3, 3, 0),
  required_rx: fc.constant(1_000_000),
});

const live = fc.constantFrom(
  'bgp-status',
  'bgp-exported',
  'bgp-routes-ipv4?asn=64512',
  'bgp-message-history?asn=64512',
  'bfd-status',
);

/** Steps among address lots, loopbacks, BGP, BFD and the settings of switch ports. */
export const networkingSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: step('POST', at('address-lot'), lotBody) },
  step('DELETE', oneOf('address-lot')),
  { weight: 2, arbitrary: loopbacks },
  goingLoopbacks,
  {
    weight: 2,
    arbitrary: step(
      'PUT',
      at('bgp-announce-set'),
      fc.record({ ...said, announcement: fc.array(announcement, { maxLength: 2 }) }),
    ),
  },
  step('DELETE', oneOf('bgp-announce-set')),
  {
    weight: 2,
    arbitrary: step(
      'POST',
      at('bgp'),
      fc.record({ ...said, asn: fc.constantFrom(64_512, 64_512, 0), bgp_announce_set_id: name }),
    ),
  },
  step(
    'DELETE',
    name.map((n) => `${BASE}/bgp?name_or_id=${n}`),
  ),
  { weight: 3, arbitrary: step('POST', at('switch-port-settings'), settingsBody) },
  step(
    'DELETE',
    name.map((n) => `${BASE}/switch-port-settings?port_settings=${n}`),
  ),
  { weight: 2, arbitrary: step('POST', at('bfd-enable'), bfdBody) },
  step('POST', at('bfd-disable'), fc.record({ switch: location, remote: address })),
  step(
    'GET',
    live.map((path) => `${BASE}/${path}`),
  ),
);
