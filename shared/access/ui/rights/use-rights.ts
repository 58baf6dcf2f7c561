import { useMemo, useState } from 'react';
import type { Directory, Named, Policy, Scope } from '@console/shared/access';
import { isKind, type Silo } from '@console/shared/api';
import { expecting, type Page, type Query, useQuery } from '@console/shared/query';
import { currentUser, fleetPolicy, siloOf, siloPolicy } from '../../queries.ts';
import type { RightsFacts } from '../../rights/may.ts';
import type { Needs } from '../../rights/needs.ts';
import type { AccessLevel } from '../level.ts';
import { useMembers } from '../use-access.ts';

/** The place of a question about rights: the policies that decide it, and the users it concerns. Keep it in a `useMemo`. */
export interface RightsPlace {
  readonly scope: Scope;
  readonly policies: Readonly<Partial<Record<Scope, Query<Policy>>>>;
  readonly users: Query<Page<Named>>;
  /** Absent when the groups cannot be listed, as in another silo. */
  readonly groups?: Query<Page<Named>>;
  /** The silo of the users; default: that of the current user. */
  readonly silo?: Query<Silo>;
}

/** The place of an access page. */
export const placeOf = ({ scope, policy, inherited, users, groups, silo }: AccessLevel): RightsPlace => ({
  scope,
  policies: {
    fleet: fleetPolicy(),
    silo: scope === 'fleet' ? siloPolicy() : (inherited ?? policy),
    [scope]: policy,
  },
  users,
  ...(groups && { groups }),
  ...(silo && { silo }),
});

/** Number of groups whose members are read at first, and with each further request of the user. */
export const GROUPS_STEP = 50;

const NOTHING: readonly Named[] = [];
const ABSENT: Query<never> = { queryKey: ['absent'], queryFn: () => Promise.reject(new Error('absent')) };

/** A policy, if it is in question; someone without a role may not read it. */
function usePolicy(asked: Query<Policy> | undefined, isNeeded: boolean) {
  const enabled = asked !== undefined && isNeeded;
  return useQuery(asked ? expecting(asked, 'forbidden', 'not-found') : ABSENT, { enabled });
}

/** The readable facts about who has which role. */
export interface Rights {
  readonly facts: RightsFacts;
  readonly directory: Directory;
  readonly nameOf: (id: string) => string;
  /** More may still arrive. */
  readonly isPending: boolean;
  /** The policies are still loading: nothing can be answered. */
  readonly isStarting: boolean;
  /** Number of groups whose members were not requested. */
  readonly left: number;
  readonly readMore: () => void;
  /** Requests failed that can be sent again. */
  readonly retry: (() => void) | undefined;
}

/**
 * All facts about the rights in a place, as they arrive. Data that could not be read is absent.
 * @param needs of the operations in question: a policy that decides none of them is not requested
 */
export function useRights(place: RightsPlace, needs: readonly Needs[]): Rights {
  const { policies, users: allUsers, groups: allGroups, silo: ofSilo } = place;
  const needsFleet = needs.some(({ fleet }) => fleet !== undefined);
  const fleet = usePolicy(policies.fleet, needsFleet);
  const silo = usePolicy(policies.silo, needsFleet || needs.some((one) => one.silo !== undefined));
  const project = usePolicy(
    policies.project,
    needs.some((one) => one.project !== undefined),
  );
  const own = useQuery(currentUser()).data?.siloId;
  const home = useQuery(ofSilo ?? siloOf(own ?? ''), {
    enabled: needsFleet && (ofSilo !== undefined || own !== undefined),
  });
  const users = useQuery(allUsers);
  const groups = useQuery(allGroups ?? ABSENT, { enabled: allGroups !== undefined });
  const known = useMemo(
    () => ({ fleet: fleet.data, silo: silo.data, project: project.data }),
    [fleet.data, silo.data, project.data],
  );
  const ids = useMemo(() => groupsIn(known), [known]);
  const [count, setCount] = useState(GROUPS_STEP);
  const { members, isPending: isReading } = useMembers(allGroups ? ids : [], count);
  const directory = useMemo(
    () => ({ users: users.data?.items ?? NOTHING, groups: groups.data?.items ?? NOTHING }),
    [users.data, groups.data],
  );
  const mapping = home.data?.mappedFleetRoles;
  const facts = useMemo(() => ({ policies: known, mapping, members }), [known, mapping, members]);
  const nameOf = useMemo(() => {
    const names = new Map(
      [...directory.groups, ...directory.users].map(({ id, displayName }) => [id, displayName]),
    );
    return (id: string) => names.get(id) ?? id;
  }, [directory]);
  const reads = [fleet, silo, project];
  const failed = [...reads, home, users, groups].filter(
    ({ isError, error }) => isError && !isKind(error, 'forbidden', 'not-found'),
  );
  return {
    facts,
    directory,
    nameOf,
    isPending: isReading || [...reads, home, users].some(({ isLoading }) => isLoading),
    isStarting: reads.some(({ isLoading }) => isLoading),
    left: allGroups ? Math.max(0, ids.length - count) : 0,
    readMore: () => setCount((now) => now + GROUPS_STEP),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}

/** The groups with a role in any of the policies. */
const groupsIn = (policies: RightsFacts['policies']): readonly string[] => [
  ...new Set(
    Object.values(policies)
      .flatMap((policy) => policy?.roleAssignments ?? [])
      .filter(({ identityType }) => identityType === 'silo_group')
      .map(({ identityId }) => identityId),
  ),
];
