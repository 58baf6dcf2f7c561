import type { Silo } from '@console/shared/api';
import { includesRole, type Policy, type Role, ROLES } from '@console/shared/access';
import type { ListedRow } from '@console/shared/access/ui';
import { to } from '@console/shared/routing';

type Mapped = Pick<Silo, 'id' | 'name' | 'mappedFleetRoles'>;

/** A role on a silo that confers a role on the fleet. */
interface Mapping {
  readonly siloRole: Role;
  readonly role: Role;
}

const mappingsOf = ({ mappedFleetRoles }: Mapped): readonly Mapping[] =>
  ROLES.flatMap((siloRole) => (mappedFleetRoles?.[siloRole] ?? []).map((role) => ({ siloRole, role })));

/** One row for each silo, silo role and fleet role (docs/screens/operator.md section 4.4). */
export const mappingRows = (silos: readonly Mapped[]): readonly ListedRow[] =>
  silos.flatMap((silo) =>
    mappingsOf(silo).map(({ siloRole, role }) => ({
      id: `${silo.id} ${siloRole} ${role}`,
      name: `All ${siloRole}s of silo ${silo.name}`,
      isKnown: true,
      identityType: 'silo_group' as const,
      type: 'Role mapping',
      roles: [],
      grants: [{ scope: 'fleet' as const, role }],
      to: `${to('/system/silos/:silo', { silo: silo.name })}?tab=fleet-roles`,
    })),
  );

/** Whether a silo makes anyone a fleet admin. */
export const mapsAdmin = (silo: Mapped): boolean => mappingsOf(silo).some(({ role }) => role === 'admin');

/** Whether any user or group has a role on the silo that makes them a fleet admin. */
export const hasMappedAdmin = (silo: Mapped, { roleAssignments }: Policy): boolean =>
  mappingsOf(silo)
    .filter(({ role }) => role === 'admin')
    .some(({ siloRole }) => roleAssignments.some(({ roleName }) => includesRole(roleName, siloRole)));
