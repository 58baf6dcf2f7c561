import { useQuery } from '@console/shared/query';
import { includesRole } from '../effective.ts';
import { fleetPolicy, siloGroups, siloUsers } from '../queries.ts';
import { refusalOf } from '../refusal.ts';
import type { Role } from '../roles.ts';
import { useFleetRole } from './use-fleet-role.ts';

/**
 * Why the current user may not change something of the fleet, and who can grant the missing role; undefined when they may, and
 * until that is known: then the server decides (docs/screens/operator.md section 0.1).
 * @param needed the weakest sufficient fleet role
 */
export function useFleetRefusal(needed: Role = 'admin'): string | undefined {
  const role = useFleetRole();
  const isRefused = role !== undefined && !includesRole(role, needed);
  const policy = useQuery(fleetPolicy()).data;
  // Names are loaded only for users who are refused
  const users = useQuery(siloUsers(), { enabled: isRefused }).data?.items ?? [];
  const groups = useQuery(siloGroups(), { enabled: isRefused }).data?.items ?? [];
  return isRefused
    ? refusalOf(`Needs the fleet ${needed} role`, 'fleet', policy ? [{ scope: 'fleet', policy }] : [], {
        groups,
        users,
      })
    : undefined;
}
