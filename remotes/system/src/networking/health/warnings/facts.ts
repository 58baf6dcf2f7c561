import type { AddressLotBlock, AllowList, BgpAnnouncement, LoopbackAddress } from '@console/shared/api';
import type { IpRange } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { NetworkFacts, Uplink } from '../uplinks.ts';
import { verdictOf } from '../verdict.ts';

/** Ids of the warnings (docs/screens/operator.md section 9.2). */
export type WarningId = `W${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15}`;

/** Something that is not as it should be. */
export interface Warning {
  readonly id: WarningId;
  readonly severity: 'destructive' | 'notice' | 'info';
  readonly text: string;
  /** Where it is mended. */
  readonly to: string;
}

/** What warnings are made of, beside the uplinks. What is undefined is not known, and nothing is said of it. */
export interface WarningFacts {
  readonly network: NetworkFacts;
  readonly uplinks: readonly Uplink[];
  readonly announced:
    | readonly { readonly set: string; readonly networks: readonly BgpAnnouncement[] }[]
    | undefined;
  readonly pools: readonly { readonly name: string; readonly ranges: readonly IpRange[] }[] | undefined;
  readonly loopbacks: readonly LoopbackAddress[] | undefined;
  /** By id. */
  readonly blocks: ReadonlyMap<string, AddressLotBlock> | undefined;
  readonly allowList: Pick<AllowList, 'allowedIps'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Since when this page has seen the link of a port up, by the id of the port. */
  readonly upSince: ReadonlyMap<string, number>;
  /** The LLDP neighbors of a port when the page opened, by the id of the port. */
  readonly firstNeighbors: ReadonlyMap<string, readonly string[]>;
}

/** Path of the settings of an uplink; of the ports where they could not be read. */
export const settingsPath = (uplink: Uplink): string =>
  uplink.view
    ? to('/system/networking/port-settings/:portSettings', { portSettings: uplink.view.settings.name })
    : to('/system/networking/switch-ports');

/** Whether all of an uplink works. */
export const works = (uplink: Uplink): boolean => verdictOf(uplink) === 'ok';
