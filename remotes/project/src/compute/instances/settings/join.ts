import type { Instance } from '@console/shared/api';
import type { Group } from '../../../affinity/kinds.ts';
import { GROUPS_FULL, GROUPS_MAX } from '../limits.ts';
import { allows } from '../../../base/instances/states.ts';

/** Why an instance cannot be added to any group now; undefined when it can. */
export const refusalToJoin = (instance: Pick<Instance, 'runState'>): string | undefined =>
  allows('addToAffinityGroup', instance) ? undefined : 'Stop the instance to add it to a group.';

/** The groups of a project that an instance is not in. */
export function groupsToJoin(all: readonly Group[], joined: readonly Group[]): Group[] {
  const ids = new Set(joined.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
}

/** Why `Add to group` is disabled; undefined when there is a group to join (docs/screens/compute-storage.md section 5.7). */
export function joinDisabledReason(
  instance: Pick<Instance, 'runState'>,
  all: readonly Group[],
  joined: readonly Group[],
): string | undefined {
  if (all.length === 0) return 'No groups found';
  if (groupsToJoin(all, joined).length === 0) return 'The instance is in every group of the project';
  return joined.length >= GROUPS_MAX ? GROUPS_FULL : refusalToJoin(instance);
}
