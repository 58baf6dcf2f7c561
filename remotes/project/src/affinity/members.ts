import type { AffinityGroupMember, Instance } from '@console/shared/api';
import { allows, isTransitioning } from '../base/instances/states.ts';

/** Maximum number of members of a group (docs/screens/network-access.md section 13). */
export const MEMBERS_MAX = 32;

/** Why nothing can be added to a group with that many. */
export const GROUP_FULL = `A group has at most ${MEMBERS_MAX} members`;

/** A member of a group, as a row. */
export type Member = AffinityGroupMember['value'];

/** The instances that are not members of a group. */
export function candidates<One extends Pick<Instance, 'id'>>(
  instances: readonly One[],
  members: readonly Pick<Member, 'id'>[],
): One[] {
  const ids = new Set(members.map(({ id }) => id));
  return instances.filter(({ id }) => !ids.has(id));
}

/**
 * Why no instance can be added to a group; undefined when one can. A full group reports that before any other reason (section 16,
 * T5).
 * @param instances those of the project; undefined until they are known
 */
export function addDisabledReason(
  members: readonly Pick<Member, 'id'>[],
  instances: readonly Pick<Instance, 'id'>[] | undefined,
): string | undefined {
  if (members.length >= MEMBERS_MAX) return GROUP_FULL;
  if (instances === undefined) return undefined;
  if (instances.length === 0) return 'The project has no instances';
  return candidates(instances, members).length === 0
    ? 'Every instance of the project is in the group'
    : undefined;
}

/** Requirement for adding an instance: none, stopping it, or waiting for a state change. */
export function waysToAdd(instance: Pick<Instance, 'runState'>): 'add' | 'stop' | 'wait' | 'never' {
  if (allows('addToAffinityGroup', instance)) return 'add';
  if (allows('stop', instance)) return 'stop';
  return isTransitioning(instance) ? 'wait' : 'never';
}
