import type { Snapshot } from '@console/shared/api';
import { usePacedPolling } from '../../polling.ts';

/** Follows snapshots that are being taken; those at rest are not asked for again. */
export const useSnapshotPolling = () => usePacedPolling(changeOf, false);

const changeOf = ({ id, state }: Snapshot) => (state === 'creating' ? `${id} ${state}` : undefined);
