import { isKind, type Utilization } from '@console/shared/api';
import { expecting, type Query } from '@console/shared/query';
import { everyInstance } from '../base/instances/queries.ts';
import { allFloatingIps } from '../networking/floating-ips/queries.ts';
import { allDisks, siloUtilization } from '../storage/disks/queries.ts';
import { allSnapshots } from '../storage/snapshots/queries.ts';

/** The lists of a project that the overview reads whole, by kind. */
export const listsOf = (project: string) => ({
  instance: everyInstance(project),
  disk: allDisks(project),
  snapshot: allSnapshots(project),
  floatingIp: allFloatingIps(project),
});

/** Quotas of the silo and their use; `null` for users without a role on the silo, whom the server refuses. */
export function quotas(): Query<Utilization | null> {
  const asked = expecting(siloUtilization(), 'forbidden');
  return {
    ...asked,
    queryKey: [...asked.queryKey, 'or refused'],
    queryFn: async (context) => {
      try {
        return await asked.queryFn(context);
      } catch (error) {
        if (isKind(error, 'forbidden')) return null;
        throw error;
      }
    },
  };
}
