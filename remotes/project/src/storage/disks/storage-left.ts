import { formatBytes, fromGiB } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { siloUtilization } from './queries.ts';

/** What the silo's quota leaves for new disks. Says nothing while it is not known or may not be seen. */
export function useStorageLeft() {
  const { data } = useQuery(siloUtilization());
  const left = data && Math.max(0, data.capacity.storage - data.provisioned.storage);
  return {
    hint: left === undefined ? undefined : `${formatBytes(left).text} of the silo's storage quota left`,
    /** True for a size in GiB that does not fit. */
    isShortOf: (gib: number | null) => left !== undefined && gib !== null && fromGiB(gib) > left,
  };
}
