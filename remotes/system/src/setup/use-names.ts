import type { Group, User } from '@console/shared/api';
import { siloGroups } from '@console/shared/access/queries';
import { type Page, type Query, useQuery } from '@console/shared/query';

/**
 * Names of users and groups by id, where known.
 * @param hasGroups whether the users are those of the operator's own silo, which is the only one whose groups can be listed
 */
export function useNames(users: Query<Page<User>>, hasGroups = true): (id: string) => string | undefined {
  const known: (readonly (User | Group)[] | undefined)[] = [
    useQuery(users).data?.items,
    useQuery(siloGroups(), { enabled: hasGroups }).data?.items,
  ];
  return (id) => known.flatMap((all) => all ?? []).find((one) => one.id === id)?.displayName;
}
