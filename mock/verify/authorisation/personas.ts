import { stableId } from '../../src/values/ids.ts';
import type { Mock } from '../../src/server/mock.ts';
import type { RoleName } from '../../src/store/rows/silos.ts';
import { FLEET_ID } from '../../src/store/store.ts';
import { ids } from '../usual.ts';

/** A caller with their roles. The objects of the calls are those of the silo `fernhill`, mostly of `edge-cache`. */
export interface Persona {
  readonly key: string;
  /** Head of the column. */
  readonly title: string;
  /** For the legend. */
  readonly about: string;
  /** Display name; undefined is signed out. Who is not of the demo is added to it. */
  readonly user: string | undefined;
  readonly home: 'fernhill' | 'northgate';
  readonly fleet?: RoleName;
  /** Role on the home silo. */
  readonly silo?: RoleName;
  /** Role on the project, whether granted there or inherited from the silo. */
  readonly project?: RoleName;
}

/** All personas that a rule distinguishes. */
export const allPersonas: readonly Persona[] = [
  {
    key: 'operator',
    title: 'operator',
    about: 'Maren: admin of the fleet and of the silo',
    user: 'Maren Okafor',
    home: 'fernhill',
    fleet: 'admin',
    silo: 'admin',
    project: 'admin',
  },
  {
    key: 'fleet-admin',
    title: 'fleet admin',
    about: 'admin of the fleet, no role in the silo',
    user: 'Fleet Admin',
    home: 'fernhill',
    fleet: 'admin',
  },
  {
    key: 'fleet-collaborator',
    title: 'fleet collab.',
    about: 'collaborator of the fleet, no role in the silo',
    user: 'Fleet Collaborator',
    home: 'fernhill',
    fleet: 'collaborator',
  },
  {
    key: 'fleet-viewer',
    title: 'fleet viewer',
    about: 'viewer of the fleet, no role in the silo',
    user: 'Fleet Viewer',
    home: 'fernhill',
    fleet: 'viewer',
  },
  {
    key: 'silo-admin',
    title: 'silo admin',
    about: 'admin of the silo, which maps no fleet role',
    user: 'Silo Admin',
    home: 'fernhill',
    silo: 'admin',
    project: 'admin',
  },
  {
    key: 'silo-collaborator',
    title: 'silo collab.',
    about: 'Tobias: collaborator of the silo, through a group',
    user: 'Tobias Lindqvist',
    home: 'fernhill',
    silo: 'collaborator',
    project: 'admin',
  },
  {
    key: 'silo-viewer',
    title: 'silo viewer',
    about: 'viewer of the silo',
    user: 'Silo Viewer',
    home: 'fernhill',
    silo: 'viewer',
    project: 'viewer',
  },
  {
    key: 'project-admin',
    title: 'project admin',
    about: 'admin of the project, no role on the silo',
    user: 'Project Admin',
    home: 'fernhill',
    project: 'admin',
  },
  {
    key: 'project-only',
    title: 'project collab.',
    about: 'Ines: collaborator of the project, no role on the silo',
    user: 'Ines Carvalho',
    home: 'fernhill',
    project: 'collaborator',
  },
  {
    key: 'project-viewer',
    title: 'project viewer',
    about: 'Dele: viewer of the project, through a group',
    user: 'Dele Adeyemi',
    home: 'fernhill',
    project: 'viewer',
  },
  {
    key: 'nobody',
    title: 'nobody',
    about: 'Pavel: of the silo, no role',
    user: 'Pavel Novak',
    home: 'fernhill',
  },
  {
    key: 'stranger',
    title: 'other silo',
    about: 'Hanne: admin of the silo `northgate`; where a call is about "my silo", it is that silo',
    user: 'Hanne Vestergaard',
    home: 'northgate',
    silo: 'admin',
  },
  { key: 'signed-out', title: 'signed out', about: 'without a session', user: undefined, home: 'fernhill' },
];

const siloId = stableId('silo', 'fleet', 'fernhill');

export const userIdOf = ({ key }: Persona): string => stableId('user', 'fernhill', key);

/** Puts a persona that the demo lacks into a mock. Roles are given at the place they are named for, so that inheritance counts. */
export function addPersona(mock: Mock, persona: Persona): void {
  const { tables } = mock.store;
  const { user, fleet, silo, project, key } = persona;
  if (user === undefined || tables.users.some((row) => row.displayName === user)) return;
  const id = userIdOf(persona);
  tables.users.put({ id, siloId, displayName: user, externalId: key, password: undefined });
  const grant = (scopeId: string, roleName: RoleName) =>
    tables.roles.put({
      id: stableId('role', scopeId, id),
      scopeId,
      identityId: id,
      identityType: 'silo_user',
      roleName,
    });
  if (fleet !== undefined) grant(FLEET_ID, fleet);
  if (silo !== undefined) grant(siloId, silo);
  else if (project !== undefined) grant(ids.edgeCache, project);
  // Else the admins of the demo's silo would be collaborators of the fleet as well.
  if (fleet === undefined) tables.silos.put({ ...tables.silos.must(siloId), mappedFleetRoles: {} });
}
