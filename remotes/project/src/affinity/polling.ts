import type { AffinityGroupMember } from '@console/shared/api';
import { usePacedPolling } from '../base/polling.ts';
import { isTransitioning } from '../base/instances/states.ts';

/** Polls members whose state is changing; others are not requested again. */
export const useMemberPolling = () => usePacedPolling(changeOf, false);

const changeOf = ({ value }: AffinityGroupMember) =>
  isTransitioning(value) ? `${value.id} ${value.runState}` : undefined;
