import { useQuery } from '@console/shared/query';
import { fleetRole } from '../guard.ts';
import { currentUser, fleetPolicy, myGroups, siloOf, siloPolicy } from '../queries.ts';
import type { Role } from '../roles.ts';

/** The fleet role of the current user; undefined until it is known: then nothing is disabled (docs/screens/operator.md section 0.1). */
export function useFleetRole(): Role | null | undefined {
  const person = useQuery(currentUser()).data;
  // The same queries as the frame's, so they are cached
  const groups = useQuery(myGroups()).data?.items;
  const own = person?.siloId;
  const silo = useQuery(siloOf(own ?? ''), { enabled: own !== undefined }).data;
  return fleetRole({
    me: person && groups && { id: person.id, groups },
    silo,
    fleetPolicy: useQuery(fleetPolicy()).data,
    siloPolicy: useQuery(siloPolicy()).data,
  });
}
