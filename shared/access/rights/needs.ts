import type { Scope } from '../effective.ts';
import { includesRole } from '../effective.ts';
import { type Role, ROLES } from '../roles.ts';

/**
 * The roles that an operation needs: any one of them is enough, and a stronger role includes a weaker one. Roles that a silo confers
 * on its projects are part of `silo`.
 */
export interface Needs extends Readonly<Partial<Record<Scope, Role>>> {
  /** Every user of the silo may. */
  readonly anyone?: true;
}

/** An operation of the API with the roles that it needs. */
export interface Right {
  /** Id of the operation. */
  readonly id: string;
  /** Its object: something in a project, the user's own silo, or the system and its silos. */
  readonly at: 'project' | 'silo' | 'system';
  /** In the imperative: `Stop an instance`. */
  readonly label: string;
  readonly needs: Needs;
}

/** The operations about which an access page gives answers. A silo's own admins may do some of those of the system to their silo. */
export const rightsAt = (scope: Scope, rights: readonly Right[]): readonly Right[] =>
  rights.filter(({ at, needs }) =>
    scope === 'silo' ? at === 'silo' || (at === 'system' && needs.silo !== undefined) : at === PLACES[scope],
  );

const PLACES = { project: 'project', fleet: 'system' } as const;

/** The fleet roles that a silo confers on everyone with a role on it (`mappedFleetRoles`). */
export type Mapping = Readonly<Record<string, readonly string[]>>;

/** One way to be allowed: a role on a scope, which may count as a fleet role by the mapping of the silo. */
export interface Way {
  readonly scope: Scope;
  readonly role: Role;
  readonly isMapped?: true;
}

/** The weakest role on the silo that its mapping makes a sufficient fleet role. */
const mappedWay = (needed: Role, mapping: Mapping): Role | undefined =>
  ROLES.findLast((role) =>
    // A role includes the rights of weaker ones
    ROLES.some(
      (weaker) =>
        includesRole(role, weaker) &&
        ROLES.some(
          (fleet) =>
            includesRole(fleet, needed) && Object.hasOwn(mapping, weaker) && mapping[weaker]?.includes(fleet),
        ),
    ),
  );

const SCOPES = ['project', 'silo', 'fleet'] as const;

/** All ways to be allowed, with an unknown mapping left out. */
export function waysOf(needs: Needs, mapping: Mapping | undefined): readonly Way[] {
  const ways = SCOPES.flatMap((scope): Way[] => {
    const role = needs[scope];
    return role ? [{ scope, role }] : [];
  });
  const mapped = needs.fleet && mapping && mappedWay(needs.fleet, mapping);
  return mapped ? [...ways, { scope: 'silo', role: mapped, isMapped: true }] : ways;
}
