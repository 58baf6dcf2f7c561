import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

/** An uploaded release of the system's software, which can be set as the target. */
export interface ReleaseRow {
  readonly id: string;
  readonly version: string;
}

/** The target release; one row, its id is the fleet's. Without it no target was ever set. */
export interface TargetReleaseRow extends T.TargetRelease {
  readonly id: string;
}

/** The facts of a sled when a support bundle was collected. */
export interface CollectedSled {
  readonly id: string;
  readonly serial: string;
  readonly part: string;
  readonly policy: string;
  readonly state: string;
  readonly instances: number;
  /** Its position in its rack. */
  readonly slot: number | null;
}

/** The facts of a support bundle. Its files are generated from them on request, and are always the same. */
export interface Collected {
  readonly at: Date;
  readonly release: string | null;
  readonly rackIds: readonly string[];
  readonly sleds: readonly CollectedSled[];
  /** Number of objects of each kind. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface SupportBundleRow extends T.SupportBundleInfo {
  /** Null until it is collected. */
  readonly collected: Collected | null;
}

/** The tables of this folder's subject. */
export const supportTables = (table: NewTable) => ({
  releases: table<ReleaseRow>(),
  targetReleases: table<TargetReleaseRow>(),
  supportBundles: table<SupportBundleRow>(),
});
