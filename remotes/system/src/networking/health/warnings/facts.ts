import type { AddressLotBlock, AllowList, BgpAnnouncement, LoopbackAddress } from '@console/shared/api';
import type { IpRange } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { NetworkFacts, Uplink, UplinkPeer } from '../uplinks.ts';

/** Ids of the warnings, for the copied text (docs/screens/operator.md section 9.2). */
export type WarningId = `W${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;

/** A problem of the network. */
export interface Warning {
  readonly id: WarningId;
  readonly severity: 'destructive' | 'notice' | 'info';
  readonly text: string;
  /** Path of the page where it can be resolved. */
  readonly to: string;
}

/** Data of the warnings besides the uplinks. Undefined data is unknown and raises no warning. */
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
  /** Time at which this page first saw the link of a port up, by id of the port. */
  readonly upSince: ReadonlyMap<string, number>;
  /** The LLDP neighbors of a port when the page was opened, by id of the port. */
  readonly firstNeighbors: ReadonlyMap<string, readonly string[]>;
  /** Time since which a peer is known to be down, by {@link peerKey}. */
  readonly downSince: ReadonlyMap<string, number>;
}

export const peerKey = ({ port }: Pick<Uplink, 'port'>, { addr }: Pick<UplinkPeer, 'addr'>): string =>
  `${port.id} ${addr}`;

/** Sources that could not be read: rules that depend on them raise no warning, so their silence is not a finding. */
export function missingIn(facts: WarningFacts): readonly string[] {
  const { network, uplinks, announced, pools, loopbacks, blocks, allowList } = facts;
  const { sessions, bfd, exports, imported, lldp } = network;
  const sources: readonly (readonly [string, boolean])[] = [
    ['Port settings', uplinks.every(({ view }) => view !== undefined)],
    ['Link status', uplinks.every(({ portLink }) => portLink !== undefined)],
    [
      'LLDP',
      uplinks.every(({ port, neighbors }) => neighbors !== undefined && lldp.get(port.id) !== undefined),
    ],
    ['BGP status', sessions !== undefined],
    ['BFD status', bfd !== undefined],
    ['Exported routes', exports !== undefined],
    // Without sessions they are not even requested
    ['Imported routes', sessions === undefined || imported !== undefined],
    ['Announce sets', announced !== undefined],
    ['IP pools', pools !== undefined],
    ['Loopback addresses', loopbacks !== undefined],
    ['Address lots', blocks !== undefined],
    ['Allow list', allowList !== undefined],
  ];
  return sources.flatMap(([name, isKnown]) => (isKnown ? [] : [name]));
}

/** Path of the settings of an uplink; of the list of ports when the settings could not be read. */
export const settingsPath = (uplink: Uplink): string =>
  uplink.view
    ? to('/system/networking/port-settings/:portSettings', { portSettings: uplink.view.settings.name })
    : to('/system/networking/switch-ports');
