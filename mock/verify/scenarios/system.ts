import { ids } from '../usual.ts';
import { collides, forbids, lacks, taken, type Scenario } from './scenario.ts';

const bundle = (id: string) => ({ path: { support_bundle: id } });
const unlinked = { path: { pool: 'backbone-trial' } };

/** Pools, hardware, the rack's network, bundles and webhooks. docs/contract/server-behaviour.md section 7, 11, 13. */
export const system: readonly Scenario[] = [
  forbids('ipPoolDelete', 'with ranges', /range/, { path: { pool: 'public-v6' } }),
  forbids('ipPoolRangeAdd', 'downwards', /first|upwards|last/, {
    body: { first: '192.0.3.9', last: '192.0.3.1' },
  }),
  forbids('ipPoolRangeAdd', 'overlapping', /overlaps/, {
    body: { first: '198.51.100.1', last: '198.51.100.30' },
  }),
  forbids('ipPoolRangeRemove', 'an unknown range', /range/, {
    body: { first: '192.0.2.1', last: '192.0.2.2' },
  }),
  forbids('ipPoolRangeRemove', 'in use', /use/, {
    path: { pool: 'public-v4' },
    body: { first: '198.51.100.20', last: '198.51.100.60' },
  }),
  taken('ipPoolSiloLink', 'twice', /link/, { body: { silo: 'fernhill', is_default: false } }),
  forbids('ipPoolSiloLink', 'a second default', /default/, {
    ...unlinked,
    body: { silo: 'fernhill', is_default: true },
  }),
  lacks('ipPoolSiloLink', 'an unknown silo', /silo/, { body: { silo: 'nope', is_default: false } }),
  lacks('ipPoolSiloUpdate', 'not linked', /link/, unlinked),
  forbids('ipPoolSiloUnlink', 'in use', /address/, { path: { pool: 'public-v4' } }),
  forbids('ipPoolServiceRangeRemove', 'in use', /use/, {
    body: { first: '198.51.100.225', last: '198.51.100.232' },
  }),
  lacks('sledAdd', 'an unknown sled', /sled/, { body: { part: 'x', serial: 'y' } }),
  taken('sledAdd', 'added already', /already/, {
    before: [{ call: 'sledAdd', body: { part: 'GX-4410-03', serial: 'FH23110407' } }],
  }),
  forbids('sledSetProvisionPolicy', 'expunged', /expunged/, { path: { sled_id: ids.expungedSled } }),
  lacks('networkingSwitchPortApplySettings', 'unknown settings', /settings/, {
    body: { port_settings: 'nope' },
  }),
  forbids('networkingSwitchPortLldpConfigView', 'without settings', /no settings/, {
    path: { port: 'qsfp1' },
  }),
  forbids('networkingSwitchPortLldpConfigUpdate', 'the id of another', /id/, { change: { id: ids.rack } }),
  forbids('networkingAddressLotDelete', 'in use', /has an address of it/, {
    path: { address_lot: 'switch-uplinks' },
  }),
  forbids('networkingAddressLotCreate', 'downwards', /upwards/, {
    change: { blocks: [{ first_address: '192.0.4.2', last_address: '192.0.4.1' }] },
  }),
  forbids('networkingBfdEnable', 'no threshold', /threshold/, { change: { detection_threshold: 0 } }),
  forbids('networkingBgpConfigCreate', 'a reserved ASN', /reserved/, { change: { asn: 0 } }),
  lacks('networkingBgpConfigCreate', 'an unknown set', /announce-set/, {
    change: { bgp_announce_set_id: 'nope' },
  }),
  lacks('networkingBgpConfigDelete', 'unknown', /bgp-config/, { query: { name_or_id: 'nope' } }),
  collides('networkingBgpConfigDelete', 'in use', /use/, { query: { name_or_id: 'uplink-main' } }),
  collides('networkingBgpAnnounceSetDelete', 'in use', /uses/, { path: { announce_set: 'public-prefixes' } }),
  forbids('networkingLoopbackAddressCreate', 'outside its lot', /lot|block/, {
    change: { address: '192.0.2.1' },
  }),
  lacks('networkingLoopbackAddressCreate', 'an unknown rack', /rack/, { change: { rack_id: ids.maren } }),
  forbids('networkingSwitchPortSettingsDelete', 'without a name', /required/, {
    query: { port_settings: undefined },
  }),
  lacks('roleView', 'unknown', /role/, { path: { role_name: 'fleet.owner' } }),
  forbids('supportBundleDownload', 'being collected', /collecting/, bundle(ids.collectingBundle)),
  forbids('supportBundleIndex', 'being collected', /collecting/, bundle(ids.collectingBundle)),
  forbids('supportBundleDelete', 'being deleted', /already/, bundle(ids.destroyingBundle)),
  {
    call: 'supportBundleDownloadFile',
    what: 'a range behind the end',
    headers: { range: 'bytes=999999999-' },
    status: 416,
    code: 'InvalidRequest',
  },
  forbids('systemTimeseriesQuery', 'what is no query', /./, { body: { query: 'drop table' } }),
  lacks('webhookDeliveryResend', 'an unknown receiver', /receiver/, { query: { receiver: 'nope' } }),
];
