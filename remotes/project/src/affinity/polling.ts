import type { AffinityGroupMember } from '@console/shared/api';
import { usePacedPolling } from '../polling.ts';
import { isTransitioning } from '../compute/instances/states.ts';

/** Follows members whose state is changing; those at rest are not asked for again. */
export const useMemberPolling = () => usePacedPolling(changeOf, false);

const changeOf = ({ value }: AffinityGroupMember) =>
  isTransitioning(value) ? `${value.id} ${value.runState}` : undefined;
