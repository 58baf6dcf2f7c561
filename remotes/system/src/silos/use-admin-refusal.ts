import { type Role, roleOfMe } from '@console/shared/access';
import { currentUser, siloPolicy } from '@console/shared/access/queries';
import { useMe } from '@console/shared/access/ui';
import { useQuery } from '@console/shared/query';
import { useFleetRefusal } from '../use-fleet-refusal.ts';

/** Whether a silo is the one of the current user; false until that is known. */
export const useIsOwnSilo = (silo: string): boolean => useQuery(currentUser()).data?.siloName === silo;

/** The name of the current user's own silo, if they are its admin. */
export function useAdministeredSilo(): string | undefined {
  const name = useQuery(currentUser()).data?.siloName;
  const role = roleOfMe(useMe(), useQuery(siloPolicy()).data);
  return role === 'admin' ? name : undefined;
}

/**
 * Why the current user may not change a silo or its users: only users with a role on the fleet may, and the silo's own admins
 * (docs/screens/operator.md section 4.1).
 * @param silo its name
 * @param needed the weakest sufficient fleet role
 */
export function useAdminRefusal(silo: string, needed?: Role): string | undefined {
  const refusal = useFleetRefusal(needed);
  return useAdministeredSilo() === silo ? undefined : refusal;
}
