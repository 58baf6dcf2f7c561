import { roleOfMe } from '@console/shared/access';
import { currentUser, siloPolicy } from '@console/shared/access/queries';
import { useMe } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { useFleetRefusal } from '../use-fleet-refusal.ts';

/**
 * Why the person may not change who signs in to a silo: admins of the fleet may, and admins of the silo when it is their own
 * (docs/screens/operator.md section 4.1). `silo` is its name.
 */
export function useAdminRefusal(silo: string): string | undefined {
  const refusal = useFleetRefusal();
  const isOwn = useQuery(currentUser()).data?.siloName === silo;
  const role = roleOfMe(useMe(), useQuery(siloPolicy()).data);
  return isOwn && role === 'admin' ? undefined : refusal;
}
