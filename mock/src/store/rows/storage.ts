import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export interface ImageRow extends T.Image {
  readonly siloId: string;
}

export interface SnapshotRow extends T.Snapshot {
  /** Id of the source disk, which may be deleted. */
  readonly blockSize: number;
}

/** The tables of this folder's subject. */
export const storageTables = (table: NewTable) => ({
  disks: table<T.Disk>(),
  snapshots: table<SnapshotRow>(),
  images: table<ImageRow>(),
});
