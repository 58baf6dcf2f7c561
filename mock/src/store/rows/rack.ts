import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface AddressLotBlockRow extends T.AddressLotBlock {
  readonly addressLotId: string;
}

export interface LoopbackAddressRow extends T.LoopbackAddress {
  /** Whether several switches may have it. */
  readonly anycast: boolean;
}

/** A BGP config and its announce set. */
export interface BgpConfigRow extends T.BgpConfig {
  readonly bgpAnnounceSetId: string;
}

/** One network of an announce set. */
export interface BgpAnnouncementRow extends T.BgpAnnouncement {
  readonly id: string;
}

export interface SwitchPortSettingsRow extends T.SwitchPortSettings {
  /** The view without the settings themselves. They never change, because no operation updates them. */
  readonly parts: Omit<T.SwitchPortSettingsView, 'settings'>;
}

/** One per switch and remote. Its state is computed on request. */
export interface BfdSessionRow {
  readonly id: string;
  readonly switch: T.SwitchLocation;
  readonly remote: string;
  readonly local: string | null;
  readonly mode: T.BfdMode;
  readonly detectionThreshold: number;
  /** Microseconds. */
  readonly requiredRx: number;
  readonly timeEnabled: Date;
}

export interface SledRow extends T.Sled {
  /** Its position, which only measurements of its hardware reveal; null for one that was removed. */
  readonly slot: number | null;
}

/** A sled that is plugged in and not yet part of the system. */
export interface UninitializedSledRow extends T.UninitializedSled {
  readonly id: string;
  /** The sled that it becomes after it was added; its row stays for some seconds. */
  readonly sledId?: string;
  readonly usableHardwareThreads: number;
  readonly usablePhysicalRam: number;
}

/** Data of a switch port beside its settings; `id` is the id of the port. */
export interface PortLinkRow {
  readonly id: string;
  /** Whether a cable connects it to a running device. */
  readonly cabled: boolean;
  readonly lldp: T.LldpLinkConfig;
}

/** The device at the other end of a cable, which sends LLDP. It is a neighbor while LLDP is enabled and the link is up. */
export interface LldpNeighborRow extends Omit<T.LldpNeighbor, 'firstSeen' | 'lastSeen' | 'localPort'> {
  readonly id: string;
  readonly portId: string;
  /** When the cable was plugged in. */
  readonly since: Date;
}

/** The allow list; one row, its id is the fleet's. Without it everyone is allowed. */
export interface AllowListRow extends T.AllowList {
  readonly id: string;
}

export interface SwitchPortRow extends T.SwitchPort {
  readonly portSettingsId: string | null;
  /** When the settings were applied; BGP sessions start at that time. Null without settings. */
  readonly timeSettingsApplied: Date | null;
}

/** The tables of this folder's subject. */
export const rackTables = (table: NewTable) => ({
  allowLists: table<AllowListRow>(),
  sleds: table<SledRow>(),
  racks: table<T.Rack>(),
  physicalDisks: table<T.PhysicalDisk>(),
  uninitializedSleds: table<UninitializedSledRow>(),
  switches: table<T.Switch>(),
  portLinks: table<PortLinkRow>(),
  lldpNeighbors: table<LldpNeighborRow>(),
  addressLots: table<T.AddressLot>(),
  addressLotBlocks: table<AddressLotBlockRow>(),
  loopbackAddresses: table<LoopbackAddressRow>(),
  bgpAnnounceSets: table<T.BgpAnnounceSet>(),
  bgpAnnouncements: table<BgpAnnouncementRow>(),
  bgpConfigs: table<BgpConfigRow>(),
  bfdSessions: table<BfdSessionRow>(),
  switchPortSettings: table<SwitchPortSettingsRow>(),
  switchPorts: table<SwitchPortRow>(),
});
