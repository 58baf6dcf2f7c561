import { FLEET_ID, type Store } from '../store/store.ts';
import type { ProjectRow, RoleName, UserRow } from '../store/rows/silos.ts';

const rank = { viewer: 1, collaborator: 2, admin: 3 } as const;

/** True when `have` is `need` or stronger: admin includes collaborator includes viewer. docs/contract/server-behaviour.md section 2. */
export function covers(have: RoleName | undefined, need: RoleName): boolean {
  return have !== undefined && rank[have] >= rank[need];
}

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(rank, name);
}

function strongest(roles: readonly (RoleName | undefined)[]): RoleName | undefined {
  return roles.reduce<RoleName | undefined>(
    (best, role) => (role !== undefined && !(best !== undefined && rank[best] >= rank[role]) ? role : best),
    undefined,
  );
}

/** The signed-in user and the access that their current roles give. */
export class Actor {
  readonly user: UserRow;
  readonly #store: Store;
  readonly #identities: ReadonlySet<string>;

  constructor(store: Store, user: UserRow) {
    this.#store = store;
    this.user = user;
    const groups = store.tables.groups.filter((group) => group.userIds.includes(user.id));
    this.#identities = new Set([user.id, ...groups.map((group) => group.id)]);
  }

  /** Assignments on exactly this scope, the user's own and those of the groups. */
  #assigned(scopeId: string): RoleName | undefined {
    const rows = this.#store.tables.roles.filter(
      (row) => row.scopeId === scopeId && this.#identities.has(row.identityId),
    );
    return strongest(rows.map((row) => row.roleName));
  }

  /** Direct assignments, and the roles that the silo's `mappedFleetRoles` confers on holders of its roles. */
  fleetRole(): RoleName | undefined {
    const home = this.#store.tables.silos.must(this.user.siloId);
    const siloRole = this.#assigned(home.id);
    const mapped = Object.entries(home.mappedFleetRoles)
      .filter(([name]) => isRole(name) && covers(siloRole, name))
      .flatMap(([, roles]) => roles);
    return strongest([this.#assigned(FLEET_ID), ...mapped]);
  }

  /** Role on resources inside a silo. Fleet roles confer none. */
  siloRole(siloId: string): RoleName | undefined {
    return siloId === this.user.siloId ? this.#assigned(siloId) : undefined;
  }

  /** Silo collaborators are admins of every project, silo viewers are viewers. */
  projectRole(project: ProjectRow): RoleName | undefined {
    if (project.siloId !== this.user.siloId) return undefined;
    const silo = this.siloRole(project.siloId);
    const inherited = silo === undefined ? undefined : covers(silo, 'collaborator') ? 'admin' : 'viewer';
    return strongest([inherited, this.#assigned(project.id)]);
  }
}
