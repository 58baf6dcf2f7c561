import { useMemo } from 'react';
import type { Me } from '@console/shared/access';
import { useQuery } from '@console/shared/query';
import { currentUser, myGroups } from '../queries.ts';

/** The current user, as policies can refer to them; undefined until it is known. */
export function useMe(): Me | undefined {
  const me = useQuery(currentUser()).data;
  const groups = useQuery(myGroups()).data;
  return useMemo(() => me && groups && { id: me.id, groups: groups.items }, [me, groups]);
}
