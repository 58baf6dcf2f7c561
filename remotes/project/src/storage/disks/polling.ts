import type { Disk } from '@console/shared/api';
import { usePacedPolling } from '../../polling.ts';
import { isDiskTransitioning } from './states.ts';

/** Follows disks that are on their way to another state; disks at rest are not asked for again. */
export const useDiskPolling = () => usePacedPolling(changeOf, false);

const changeOf = (disk: Disk) => (isDiskTransitioning(disk) ? `${disk.id} ${disk.state.state}` : undefined);

/** The same for one disk. */
export function useFollowedDisk(): (disk: Disk) => number | false {
  const poll = useDiskPolling();
  return (disk) => poll({ items: [disk] });
}
