import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';
import { group, policy, user } from './test-policy.ts';

const PEOPLE = {
  groups: [{ id: 'crew', displayName: 'web-crew' }],
  users: [
    { id: '2', displayName: 'Viewer' },
    { id: '1', displayName: 'Maren' },
    { id: '4', displayName: 'Ada' },
  ],
};

describe('a person without a role', () => {
  // @sheet operator/13.118
  it('sees which role is missing and who can grant it, groups first', () =>
    expect(
      refusalOf(
        'Needs the fleet collaborator role',
        'fleet',
        [{ scope: 'fleet', policy: policy(user('1', 'admin'), user('2', 'viewer'), group('crew', 'admin')) }],
        PEOPLE,
      ),
    ).toBe('Needs the fleet collaborator role. Ask web-crew or Maren'));

  it('of a project is also sent to collaborators of its silo, who act as its admins', () =>
    expect(
      refusalOf(
        'Needs the project collaborator role',
        'project',
        [
          { scope: 'silo', policy: policy(group('crew', 'collaborator'), user('2', 'viewer')) },
          { scope: 'project', policy: policy(user('4', 'admin'), user('1', 'collaborator')) },
        ],
        PEOPLE,
      ),
    ).toBe('Needs the project collaborator role. Ask web-crew or Ada'));

  it('is sent to an administrator when nobody who can grant it is known by name', () =>
    expect(refusalOf('Needs the fleet admin role', 'fleet', [], PEOPLE)).toBe(
      'Needs the fleet admin role. Ask an administrator of the fleet',
    ));
});
