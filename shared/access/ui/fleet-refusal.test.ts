import { describe, expect, it } from 'vitest';
import type { Role } from '../roles.ts';
import { refusalOf } from './fleet-refusal.ts';

const assigned = (identityId: string, roleName: Role) => ({
  identityId,
  roleName,
  identityType: 'silo_user' as const,
});

describe('a user without a fleet role', () => {
  const policy = {
    roleAssignments: [assigned('1', 'admin'), assigned('2', 'viewer'), assigned('3', 'admin')],
  };

  it('sees which role is missing and who can grant it', () =>
    expect(
      refusalOf('collaborator', policy, [
        { id: '3', displayName: 'platform-team' },
        { id: '2', displayName: 'Viewer' },
        { id: '1', displayName: 'Maren' },
      ]),
    ).toBe('Needs the fleet collaborator role. Ask platform-team or Maren'));

  it('is sent to an administrator when no admin is known by name', () =>
    expect(refusalOf('admin', undefined, [])).toBe(
      'Needs the fleet admin role. Ask an administrator of the fleet',
    ));
});
