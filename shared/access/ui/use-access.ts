import { useMemo, useState } from 'react';
import {
  type AccessRow,
  accessRows,
  type Directory,
  type Me,
  type Members,
  type Named,
  type Policy,
  type ScopedPolicy,
} from '@console/shared/access';
import { type Page, type Query, useQueries, useQuery } from '@console/shared/query';
import type { AccessLevel } from './level.ts';
import { membersOf } from '../queries.ts';
import { useMe } from './use-me.ts';

/** Maximum number of groups whose members are read for a list; other groups are read when their panel opens. */
const GROUPS_MAX = 50;

const NOBODY: readonly Named[] = [];
const NO_POLICY = { queryKey: ['no policy'], queryFn: () => Promise.reject(new Error('no policy')) };
const NO_GROUPS: Query<Page<Named>> = { queryKey: ['no groups'], queryFn: async () => ({ items: [] }) };

/** The data of an access list. */
export interface Access {
  readonly policy: Policy;
  /** The policy of the silo, for a project, once it is known. */
  readonly inherited: Policy | undefined;
  readonly rows: readonly AccessRow[];
  readonly directory: Directory;
  readonly members: Members;
  readonly me: Me | undefined;
  /** Names of the data that could not be read, for a message. */
  readonly missing: readonly string[];
  /** Whether the names are still loading. */
  readonly isNaming: boolean;
}

const entryOf = (id: string, members: readonly Named[] | undefined): [string, readonly Named[]][] =>
  members ? [[id, members]] : [];

/** The previous array while its items are the same, so that values derived from it stay the same too. */
function useStable<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}

/**
 * The members of groups, as they arrive; absent for groups that do not exist or whose request failed.
 * @param max maximum number of groups that are read
 */
export function useMembers(ids: readonly string[], max: number = GROUPS_MAX) {
  const asked = ids.slice(0, max);
  const answers = useQueries(asked.map(membersOf));
  const lists = useStable(answers.map(({ data }) => data?.items));
  const names = asked.join();
  const members: Members = useMemo(
    () => new Map(names.split(',').flatMap((id, index) => entryOf(id, lists[index]))),
    [names, lists],
  );
  const isPartial = ids.length > asked.length || answers.some(({ isError }) => isError);
  return { members, isPartial, isPending: answers.some((answer) => answer.isPending) };
}

/** The groups with a role in some policies. */
const groupIds = (policies: readonly ScopedPolicy[]): readonly string[] => [
  ...new Set(
    policies
      .flatMap(({ policy }) => policy.roleAssignments)
      .filter(({ identityType }) => identityType === 'silo_group')
      .map(({ identityId }) => identityId),
  ),
];

/** Users outside the lists, looked up elsewhere; requested once the lists are loaded. */
function useStrangers(level: AccessLevel, policy: Policy, { users, groups }: Directory, isReady: boolean) {
  const known = new Set([...users, ...groups].map(({ id }) => id));
  const ids = policy.roleAssignments
    .filter(({ identityId, identityType }) => identityType === 'silo_user' && !known.has(identityId))
    .map(({ identityId }) => identityId);
  const enabled = isReady && ids.length > 0 && level.strangers !== undefined;
  const { data, isPending } = useQuery(level.strangers?.(ids) ?? NO_GROUPS, { enabled });
  return { found: (enabled && data?.items) || NOBODY, isPending: enabled && isPending };
}

/** All data of an access list besides the policy itself; names and memberships may arrive later or not at all. */
export function useAccess(level: AccessLevel, policy: Policy): Access {
  const inherited = useQuery(level.inherited ?? NO_POLICY, { enabled: level.inherited !== undefined });
  const users = useQuery(level.users);
  const groups = useQuery(level.groups ?? NO_GROUPS);
  const me = useMe();
  const silo = inherited.data;
  const policies = useMemo(
    (): readonly ScopedPolicy[] => [
      ...(silo ? [{ scope: 'silo' as const, policy: silo }] : []),
      { scope: level.scope, policy },
    ],
    [silo, level.scope, policy],
  );
  const { members, isPartial } = useMembers(level.groups ? groupIds(policies) : []);
  const directory = useMemo(
    () => ({ users: users.data?.items ?? NOBODY, groups: groups.data?.items ?? NOBODY }),
    [users.data, groups.data],
  );
  const strangers = useStrangers(level, policy, directory, users.isSuccess && groups.isSuccess);
  const rows = useMemo(
    () =>
      accessRows(
        policies,
        level.scope,
        { ...directory, users: [...directory.users, ...strangers.found] },
        members,
      ),
    [policies, level.scope, directory, strangers.found, members],
  );
  const missing = [
    ...(users.isError || groups.isError ? ['Names could not be loaded. IDs are shown instead.'] : []),
    ...(inherited.isError ? ['Silo roles could not be loaded. Only project roles are shown.'] : []),
    ...(isPartial ? ['Some groups could not be loaded. Roles from them may be missing.'] : []),
  ];
  return {
    policy,
    inherited: silo,
    rows,
    directory,
    members,
    me,
    missing,
    isNaming: users.isPending || groups.isPending || strangers.isPending,
  };
}
