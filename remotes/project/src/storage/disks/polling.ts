import type { Disk } from '@console/shared/api';
import { usePacedPolling } from '../../base/polling.ts';
import { isDiskTransitioning } from './states.ts';

/** Polls while disks are changing to another state; other disks are not polled. */
export const useDiskPolling = () => usePacedPolling(changeOf, false);

const changeOf = (disk: Disk) => (isDiskTransitioning(disk) ? `${disk.id} ${disk.state.state}` : undefined);

export function useFollowedDisk(): (disk: Disk) => number | false {
  const poll = useDiskPolling();
  return (disk) => poll({ items: [disk] });
}
