import { expect, describe, it } from 'vitest';
import { fleetRole, hasProjectRole, roleOfMe } from './guard.ts';
import { group, policy, user } from './test-policy.ts';

describe('the role on the fleet', () => {
  const me = { id: 'me', groups: [{ id: 'crew', displayName: 'crew' }] };
  const silo = { mappedFleetRoles: { viewer: ['collaborator' as const], admin: ['viewer' as const] } };
  const none = policy();

  // @sheet operator/13.3
  it('is assigned, conferred by a group, or mapped from the silo; the strongest counts', () => {
    const facts = { me, silo, siloPolicy: none, fleetPolicy: none };
    expect(fleetRole(facts)).toBeNull();
    expect(fleetRole({ ...facts, fleetPolicy: policy(user('me', 'viewer')) })).toBe('viewer');
    expect(fleetRole({ ...facts, fleetPolicy: policy(group('crew', 'admin')) })).toBe('admin');
    // An admin of the silo also gets the roles of viewers
    expect(fleetRole({ ...facts, siloPolicy: policy(user('me', 'admin')) })).toBe('collaborator');
  });

  // @sheet operator/13.3
  it('is unknown while data is missing, and nothing is disabled then', () => {
    const facts = { me, silo, siloPolicy: none, fleetPolicy: none };
    for (const name of ['me', 'silo', 'siloPolicy', 'fleetPolicy'] as const)
      expect(fleetRole({ ...facts, [name]: undefined })).toBeUndefined();
    expect(roleOfMe(undefined, none)).toBeUndefined();
    expect(roleOfMe(me, none, undefined)).toBeUndefined();
    expect(roleOfMe(me, none)).toBeNull();
  });
});

it('counts collaborators of the silo as admins of its projects', () => {
  expect(hasProjectRole('admin', 'admin', null)).toBe(true);
  expect(hasProjectRole('admin', 'collaborator', 'viewer')).toBe(false);
  expect(hasProjectRole('admin', null, 'collaborator')).toBe(true);
  expect(hasProjectRole('collaborator', 'viewer', 'viewer')).toBe(false);
});
