import { roleOfMe } from '@console/shared/access';
import { currentUser, siloPolicy } from '@console/shared/access/queries';
import { useMe } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { useFleetRefusal } from '../use-fleet-refusal.ts';

/**
 * Why the current user may not change the users of a silo: only fleet admins may, and the silo's own admins
 * (docs/screens/operator.md section 4.1). `silo` is its name.
 */
export function useAdminRefusal(silo: string): string | undefined {
  const refusal = useFleetRefusal();
  const isOwn = useQuery(currentUser()).data?.siloName === silo;
  const role = roleOfMe(useMe(), useQuery(siloPolicy()).data);
  return isOwn && role === 'admin' ? undefined : refusal;
}
