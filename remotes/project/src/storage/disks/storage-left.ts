import { formatBytes, fromGiB } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { siloUtilization } from './queries.ts';

/** Storage that the silo's quota leaves for new disks. Empty while it is unknown or may not be read. */
export function useStorageLeft() {
  const { data } = useQuery(siloUtilization());
  const left = data && Math.max(0, data.capacity.storage - data.provisioned.storage);
  return {
    hint: left === undefined ? undefined : `${formatBytes(left).text} of the silo's storage quota left`,
    /** True for a size in GiB that exceeds it. */
    isShortOf: (gib: number | null) => left !== undefined && gib !== null && fromGiB(gib) > left,
  };
}
