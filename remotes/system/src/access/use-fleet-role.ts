import { fleetRole, type Role } from '@console/shared/access';
import { currentUser, siloPolicy } from '@console/shared/access/queries';
import { currentUserGroups } from '@console/shared/api';
import { query, useQuery } from '@console/shared/query';
import { fleetPolicy, siloOf } from './queries.ts';

/** The fleet role of the current user; undefined until it is known: then nothing is disabled (docs/screens/operator.md section 0.1). */
export function useFleetRole(): Role | null | undefined {
  const person = useQuery(currentUser()).data;
  // The same queries as the frame's, so they are cached
  const groups = useQuery(query(currentUserGroups, {})).data?.items;
  const own = person?.siloId;
  const silo = useQuery(siloOf(own ?? ''), { enabled: own !== undefined }).data;
  return fleetRole({
    me: person && groups && { id: person.id, groups },
    silo,
    fleetPolicy: useQuery(fleetPolicy()).data,
    siloPolicy: useQuery(siloPolicy()).data,
  });
}
