import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { conflict, invalid, notFound } from '../../wire/errors.ts';
import { publish } from '../webhooks/webhook-events.ts';
import type {
  LldpNeighborRow,
  PortLinkRow,
  SwitchPortRow,
  SwitchPortSettingsRow,
} from '../../store/rows/rack.ts';
import type { Store } from '../../store/store.ts';
import { backSince, isDown, rackModes } from './modes.ts';

/** Milliseconds in which the two ends of a cable negotiate, after settings were applied. Our guess. */
export const TRAINING_MS = 3000;

/** LLDP messages are sent every half minute (IEEE 802.1AB, msgTxInterval). */
const HEARD_EVERY_MS = 30_000;

/** Identifies a port. */
export interface PortPlace {
  readonly rackId: string;
  readonly switchLocation: string;
}

/** @throws MockError 404 for the rack, the switch or the port */
export function findPort(call: Call, portName: string, { rackId, switchLocation }: PortPlace): SwitchPortRow {
  const { racks, switchPorts } = call.tables;
  if (racks.get(rackId) === undefined) throw notFound('rack', { id: rackId });
  const there = switchPorts.filter((row) => row.rackId === rackId && row.switchLocation === switchLocation);
  if (there.length === 0) throw notFound('switch', { name: switchLocation });
  const port = there.find((row) => row.portName === portName);
  if (port === undefined) throw notFound('switch-port', { name: portName });
  return port;
}

/** LLDP of a port without a configuration. */
export function silentLldp(id: string): T.LldpLinkConfig {
  return {
    id,
    enabled: false,
    chassisId: null,
    linkName: null,
    linkDescription: null,
    managementIp: null,
    systemName: null,
    systemDescription: null,
  };
}

/** The LLDP configuration from settings: that of their first link. It keeps its id, which clients may store. */
export function lldpOfSettings(lldp: T.LldpLinkConfig, told: T.LldpLinkConfig | undefined): T.LldpLinkConfig {
  return told === undefined ? silentLldp(lldp.id) : { ...told, id: lldp.id };
}

/** A port without settings is down, and has no LLDP. */
export function clearPort({ store, tables }: Call, port: SwitchPortRow): void {
  const link = tables.portLinks.must(port.id);
  tables.portLinks.put({ ...link, lldp: silentLldp(link.lldp.id) });
  tables.switchPorts.put({ ...port, portSettingsId: null, timeSettingsApplied: null });
  publish(store, 'network.switch_port.settings_changed');
}

/**
 * The LLDP configuration of a port. Corrections "Second reading".
 * @throws MockError 400 for a port without settings
 */
export function requireLldp(call: Call, port: SwitchPortRow): PortLinkRow {
  if (port.portSettingsId === null) throw invalid(`the port ${port.portName} has no settings`);
  return call.tables.portLinks.must(port.id);
}

/**
 * A switch has one ASN only. Our guess: settings are compared with those of the other ports of the switch, not with themselves.
 * @throws MockError 409 for peers of another ASN; corrections "Second reading"
 */
export function requireOneAsn({ tables }: Call, port: SwitchPortRow, settings: SwitchPortSettingsRow): void {
  const asnOf = (peer: T.BgpPeer) => tables.bgpConfigs.get(peer.bgpConfig)?.asn;
  const others = tables.switchPorts.filter(
    (row) => row.switchLocation === port.switchLocation && row.rackId === port.rackId && row.id !== port.id,
  );
  const taken = others
    .flatMap((row) => tables.switchPortSettings.get(row.portSettingsId)?.parts.bgpPeers ?? [])
    .map(asnOf);
  if (taken.length === 0) return;
  const other = settings.parts.bgpPeers.map(asnOf).find((asn) => !taken.includes(asn));
  if (other !== undefined)
    throw conflict(
      `the switch ${port.switchLocation} has the ASN ${taken[0]}, and these settings have ${other}`,
    );
}

export type LinkState = 'down' | 'training' | 'up';

/** A link needs settings, a cable, and some time. */
export function linkState(store: Store, port: SwitchPortRow, link: PortLinkRow): LinkState {
  const { portSettingsId, timeSettingsApplied, switchLocation, portName } = port;
  if (portSettingsId === null || timeSettingsApplied === null || !link.cabled) return 'down';
  if (isDown(store, 'link', switchLocation, portName)) return 'down';
  const since = Math.max(timeSettingsApplied.getTime(), backSince(store, 'link', switchLocation, portName));
  return store.clock.now() < since + TRAINING_MS ? 'training' : 'up';
}

/** The link states of switches in production. */
const PRODUCTION = {
  up: { linkState: 'Up', fsmState: 'Up' },
  training: { linkState: 'Down', fsmState: 'WaitAutoNegDone' },
  down: { linkState: 'Down', fsmState: 'WaitSignalOK' },
} as const;

/** The state of a port in the format of production: of its first link, with the optical power in mW and mA. */
function productionStatus(state: LinkState, settings: SwitchPortSettingsRow | undefined): T.SwitchLinkState {
  const [link] = settings?.parts.links ?? [];
  const power = state === 'down' ? 0 : 0.82;
  return {
    link: {
      enabled: settings !== undefined,
      ...PRODUCTION[state],
      speed: link?.speed ?? null,
      fec: link?.fec ?? null,
      autoneg: link?.autoneg ?? false,
      media: 'Optical',
      address: 'a8:40:25:05:00:02',
    },
    monitors: {
      receiverPower: [{ average: power }],
      transmitterPower: [{ average: 0.91 }],
      transmitterBiasCurrent: [6.4],
    },
  };
}

/** The state of a port. The contract does not specify its format (`SwitchLinkState`), so it is ours, or that of production. */
export function statusOf(store: Store, port: SwitchPortRow): T.SwitchLinkState {
  const link = store.tables.portLinks.must(port.id);
  const settings = store.tables.switchPortSettings.get(port.portSettingsId);
  const state = linkState(store, port, link);
  if (rackModes(store).tellsProductionStatus) return productionStatus(state, settings);
  return {
    portName: port.portName,
    switchLocation: port.switchLocation,
    cabled: link.cabled,
    geometry: settings?.parts.port.geometry ?? null,
    links: (settings?.parts.links ?? []).map(({ linkName, speed, fec, autoneg, mtu }) => ({
      linkName,
      state,
      speed,
      fec: fec ?? null,
      autoneg,
      mtu,
    })),
    timeSettingsApplied: port.timeSettingsApplied,
  };
}

/** The neighbors of a port: none while its link is down or LLDP is disabled. */
export function neighborsOf(store: Store, port: SwitchPortRow): LldpNeighborRow[] {
  const link = store.tables.portLinks.must(port.id);
  if (!link.lldp.enabled || linkState(store, port, link) !== 'up') return [];
  if (isDown(store, 'neighbor', port.switchLocation, port.portName)) return [];
  return store.tables.lldpNeighbors.filter((row) => row.portId === port.id);
}

/** A neighbor as the API returns it: first seen when cable and link were present, last seen at its latest message. */
export function shownNeighbor(store: Store, port: SwitchPortRow, row: LldpNeighborRow): T.LldpNeighbor {
  const { switchLocation, portName } = port;
  const began = Math.max(
    port.timeSettingsApplied?.getTime() ?? 0,
    backSince(store, 'link', switchLocation, portName),
  );
  const up = began + TRAINING_MS;
  const first = Math.max(row.since.getTime(), up, backSince(store, 'neighbor', switchLocation, portName));
  const turns = Math.floor(Math.max(0, store.clock.now() - first) / HEARD_EVERY_MS);
  return {
    ...row,
    localPort: portName,
    firstSeen: new Date(first).toISOString(),
    lastSeen: new Date(first + turns * HEARD_EVERY_MS).toISOString(),
  };
}
