import type { Disk } from '@console/shared/api';
import { formatBytes } from '@console/shared/format';
import { diskAllows } from '../../../storage/disks/states.ts';

/** Disks that can be attached to an instance. */
export const freeDisks = (disks: readonly Disk[]): Disk[] =>
  disks.filter((disk) => diskAllows('attach', disk));

export const diskItem = ({ name, size }: Disk) => ({
  value: name,
  label: name,
  description: formatBytes(size).text,
});
