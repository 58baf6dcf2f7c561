import { describe, expect, it } from 'vitest';
import { hasMappedAdmin, mappingRows, mapsAdmin } from './mappings.ts';

const silo = {
  id: '1',
  name: 'fernhill',
  mappedFleetRoles: {
    collaborator: ['admin' as const],
    viewer: ['viewer' as const, 'collaborator' as const],
  },
};

describe('role mappings', () => {
  it('contain a row for each silo role and fleet role, with a link to where they are set', () => {
    expect(mappingRows([silo]).map(({ name, grants, to }) => [name, grants[0]?.role, to])).toEqual([
      ['All collaborators of silo fernhill', 'admin', '/system/silos/fernhill?tab=fleet-roles'],
      ['All viewers of silo fernhill', 'viewer', '/system/silos/fernhill?tab=fleet-roles'],
      ['All viewers of silo fernhill', 'collaborator', '/system/silos/fernhill?tab=fleet-roles'],
    ]);
    expect(mappingRows([{ ...silo, mappedFleetRoles: {} }])).toEqual([]);
  });

  it('make fleet admins only of people who hold the silo role or a stronger one', () => {
    const holder = (roleName: 'admin' | 'viewer') => ({
      roleAssignments: [{ identityId: 'a', identityType: 'silo_user' as const, roleName }],
    });
    expect(mapsAdmin(silo)).toBe(true);
    expect(mapsAdmin({ ...silo, mappedFleetRoles: { admin: ['viewer'] } })).toBe(false);
    expect(hasMappedAdmin(silo, holder('admin'))).toBe(true);
    expect(hasMappedAdmin(silo, holder('viewer'))).toBe(false);
    expect(hasMappedAdmin(silo, { roleAssignments: [] })).toBe(false);
  });
});
