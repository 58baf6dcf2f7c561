import type { Samples } from '../sample.ts';
import { ids } from '../usual.ts';

const said = { description: 'made by the verification' };
const fresh = { name: 'fresh', ...said };
const range = { first: '192.0.3.1', last: '192.0.3.9' };
const place = { rack_id: ids.rack, switch_location: 'switch0' };
const announced = {
  ...fresh,
  announcement: [{ address_lot_block: 'partner-trial', network: '192.0.2.0/24' }],
};
const config = { ...fresh, asn: 64_900, bgp_announce_set_id: 'public-prefixes' };

/** Pools, hardware, the rack's network and updates. */
export const system: Samples = {
  ipPoolCreate: { body: fresh },
  ipPoolUpdate: { body: { description: 'other' }, clash: 'reserve' },
  ipPoolDelete: { path: { pool: 'reserve' } },
  ipPoolRangeAdd: { body: range },
  ipPoolRangeRemove: {
    path: { pool: 'backbone-trial' },
    body: { first: '192.0.2.1', last: '192.0.2.254' },
  },
  ipPoolSiloLink: { body: { silo: 'quarry', is_default: true } },
  ipPoolSiloUpdate: { body: { is_default: false } },
  ipPoolSiloUnlink: { path: { pool: 'reserve' } },
  ipPoolServiceRangeAdd: { body: range },
  ipPoolServiceRangeRemove: { body: { first: '203.0.113.241', last: '203.0.113.246' } },
  sledAdd: { body: { part: 'GX-4410-03', serial: 'FH23110407' } },
  sledSetProvisionPolicy: { body: { state: 'non_provisionable' } },
  networkingSwitchPortLldpConfigUpdate: {
    body: { id: ids.lldpConfig, enabled: true, system_name: 'rack-west' },
  },
  networkingSwitchPortApplySettings: { path: { port: 'qsfp1' }, body: { port_settings: 'plain-uplink' } },
  networkingAddressLotCreate: {
    // The lot gets the blocks that it does not have
    otherwise: { 'the same name again': 201 },
    body: {
      ...fresh,
      kind: 'pool',
      blocks: [{ first_address: '198.18.0.1', last_address: '198.18.0.9' }],
    },
  },
  networkingAddressLotDelete: { path: { address_lot: 'partner-trial' } },
  networkingAllowListUpdate: {
    body: { allowed_ips: { allow: 'list', ips: ['127.0.0.0/8', '192.0.2.0/24'] } },
  },
  networkingBfdDisable: { body: { remote: '172.20.15.9', switch: 'switch0' } },
  networkingBfdEnable: {
    body: {
      detection_threshold: 3,
      mode: 'single_hop',
      remote: '172.20.15.17',
      required_rx: 1_000_000,
      switch: 'switch0',
    },
  },
  // The same config stays as it is
  networkingBgpConfigCreate: { body: config, otherwise: { 'the same name again': 201 } },
  networkingBgpConfigDelete: {
    before: [{ call: 'networkingBgpConfigCreate', body: { ...config, name: 'unused' } }],
    query: { name_or_id: 'unused' },
  },
  networkingBgpAnnounceSetUpdate: { body: announced },
  networkingBgpAnnounceSetDelete: {
    before: [{ call: 'networkingBgpAnnounceSetUpdate', body: { ...announced, name: 'unused' } }],
    path: { announce_set: 'unused' },
  },
  networkingLoopbackAddressCreate: {
    body: {
      ...place,
      address: '172.20.15.40',
      mask: 32,
      address_lot: 'switch-uplinks',
      anycast: false,
    },
  },
  networkingLoopbackAddressDelete: { path: { ...place, address: 'fd00:20:15::8', subnet_mask: '128' } },
  networkingSwitchPortSettingsCreate: {
    // The old settings are replaced
    otherwise: { 'the same name again': 201 },
    body: {
      ...fresh,
      port_config: { geometry: 'qsfp28x1' },
      groups: [],
      links: { phy0: { autoneg: false, mtu: 9000, speed: 'speed100_g', lldp: { enabled: true } } },
      interfaces: { phy0: { kind: { type: 'primary' }, v6_enabled: true } },
      addresses: { phy0: { addresses: [{ address: '172.20.15.50/30', address_lot: 'switch-uplinks' }] } },
      routes: { phy0: { routes: [{ dst: '10.92.0.0/16', gw: '172.20.15.49', rib_priority: 5 }] } },
      bgp_peers: { phy0: { peers: [] } },
    },
  },
  networkingSwitchPortSettingsDelete: {
    query: { port_settings: 'plain-uplink' },
    // The server does not report that they are missing
    otherwise: { 'unknown port_settings': 400 },
  },
  networkingSwitchPortSettingsView: { path: { port: 'plain-uplink' } },
  systemTimeseriesQuery: {
    body: { query: 'get virtual_machine:vcpu_usage | filter timestamp > @now() - 5m' },
  },
  targetReleaseUpdate: { body: { system_version: '17.0.0' } },
  webhookReceiverCreate: {
    body: {
      ...fresh,
      endpoint: 'https://hooks.fernhill.example/new',
      secrets: ['first'],
      subscriptions: ['hardware.**'],
    },
  },
  webhookReceiverUpdate: { body: { description: 'other' }, clash: 'audit-archive' },
  webhookDeliveryResend: { query: { receiver: 'audit-archive' } },
  webhookReceiverSubscriptionAdd: { body: { subscription: 'support_bundle.ready' } },
  webhookSecretsAdd: { body: { secret: 'another' } },
};
