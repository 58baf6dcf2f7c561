import type { Store } from '../../store/store.ts';
import { peerSessions, remoteAsnOf } from '../rack/bgp-sessions.ts';
import { seedOf, wave } from './noise.ts';
import { SAMPLE_MS, type Fields, type Source } from './oxql-sources.ts';

const text = (value: string) => ({ type: 'string', value }) as const;
const small = (value: number) => ({ type: 'u8', value }) as const;
const place = (value: number) => ({ type: 'i16', value }) as const;

/** Start time of measurements that have always existed. */
const ALWAYS = [{ from: new Date(0), to: null }];

/** Mean rates of links per second in both directions, and their state. */
const LINK_RATES: Readonly<Record<string, number>> = {
  'switch_data_link:bytes_sent': 900_000_000,
  'switch_data_link:bytes_received': 640_000_000,
  'switch_data_link:link_up': 1,
};

/** Counters of the links of configured switch ports (docs/screens/operator.md section 12, M2). */
export function linkSources({ tables }: Store, metric: string): Source[] {
  const switches = [...tables.switches];
  const ports = tables.switchPorts.filter(
    ({ portSettingsId }) => portSettingsId !== null && portSettingsId !== undefined,
  );
  return ports.map(({ portName, rackId, switchLocation }) => {
    const slot = switchLocation === 'switch0' ? 0 : 1;
    const found = switches[slot];
    const fields: Fields = {
      link_id: small(0),
      model: text('BF2'),
      port_id: text(portName),
      rack_id: { type: 'uuid', value: rackId },
      switch_serial: text(found?.baseboard.serial ?? switchLocation),
      switch_slot: { type: 'u16', value: slot },
      switch_wafer_loc_x: place(3 + slot),
      switch_wafer_loc_y: place(7),
    };
    const seed = seedOf(metric, switchLocation, portName);
    const rate = (LINK_RATES[metric] ?? 0) * (SAMPLE_MS / 1000);
    const value = (time: number, window: number) =>
      metric === 'switch_data_link:link_up' ? 1 : rate * (0.3 + 0.7 * wave(seed, time, window));
    return { fields, runs: ALWAYS, value };
  });
}

/** Counters of the BGP sessions in the settings of ports. */
export const bgpSources = (store: Store, metric: string): Source[] =>
  peerSessions(store).map((session) => {
    const { peer, switch: hostname } = session;
    const seed = seedOf(metric, hostname, peer.addr);
    const isGauge = metric === 'bgp_session:prefixes_imported';
    return {
      fields: {
        hostname: text(hostname),
        peer: { type: 'ip_addr', value: peer.addr },
        peer_asn: { type: 'u32', value: remoteAsnOf(session) },
        rack_id: { type: 'uuid', value: [...store.tables.racks][0]?.id ?? '' },
      },
      runs: ALWAYS,
      value: (time, window) => (isGauge ? 12 : 0.4 + 6 * wave(seed, time, window) ** 6),
    };
  });
