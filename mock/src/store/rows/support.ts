import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus what only the server knows. The extra members never leave it: see `SchemaSet.shape`. */

/** A release of the system's software that was uploaded and can be asked for. */
export interface ReleaseRow {
  readonly id: string;
  readonly version: string;
}

/** What the system is to run; one row, its id is the fleet's. Without it nothing was ever asked for. */
export interface TargetReleaseRow extends T.TargetRelease {
  readonly id: string;
}

/** What a sled was when a support bundle was collected. */
export interface CollectedSled {
  readonly id: string;
  readonly serial: string;
  readonly part: string;
  readonly policy: string;
  readonly state: string;
  readonly instances: number;
  /** Where it sits in its rack. */
  readonly slot: number | null;
}

/** What a support bundle tells. Its files are written from it when asked for, and are always the same. */
export interface Collected {
  readonly at: Date;
  readonly release: string | null;
  readonly rackIds: readonly string[];
  readonly sleds: readonly CollectedSled[];
  /** How many there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface SupportBundleRow extends T.SupportBundleInfo {
  /** Null until it is collected. */
  readonly collected: Collected | null;
}

/** The tables of this room. */
export const supportTables = (table: NewTable) => ({
  releases: table<ReleaseRow>(),
  targetReleases: table<TargetReleaseRow>(),
  supportBundles: table<SupportBundleRow>(),
});
