import type { Snapshot } from '@console/shared/api';
import { usePacedPolling } from '../../base/polling.ts';

/** Polls snapshots that are being taken; others are not requested again. */
export const useSnapshotPolling = () => usePacedPolling(changeOf, false);

const changeOf = ({ id, state }: Snapshot) => (state === 'creating' ? `${id} ${state}` : undefined);
