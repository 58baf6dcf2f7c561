import type { T } from './api.ts';

/** Rows of rack networking; as in `rows.ts`, members the contract does not name never leave the server. */

/** A block and the lot it belongs to. */
export interface AddressLotBlockRow extends T.AddressLotBlock {
  readonly addressLotId: string;
}

/** A loopback address of a switch. */
export interface LoopbackAddressRow extends T.LoopbackAddress {
  /** May stand on more than one switch. */
  readonly anycast: boolean;
}

/** A BGP config and the set of networks it announces. */
export interface BgpConfigRow extends T.BgpConfig {
  readonly bgpAnnounceSetId: string;
}

/** One network of an announce set. */
export interface BgpAnnouncementRow extends T.BgpAnnouncement {
  readonly id: string;
}

/** Settings for switch ports. */
export interface SwitchPortSettingsRow extends T.SwitchPortSettings {
  /** All of the view but the settings themselves. They never change: there is no call for it. */
  readonly parts: Omit<T.SwitchPortSettingsView, 'settings'>;
}

/** One per switch and remote. Its state is worked out when it is asked for. */
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
