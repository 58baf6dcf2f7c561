import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveRole, grantsOf, includesRole, roleOfPerson } from './effective.ts';
import { hasAdmin, losesLastAdmin, losesRole } from './guard.ts';
import {
  applyIntent,
  changesBetween,
  isSamePolicy,
  linesOf,
  type Policy,
  policyOf,
  rolesOf,
} from './policy.ts';
import { roleOrder, ROLES } from './roles.ts';
import { accessRows, assignable } from './rows.ts';
import { badgeText, meaningOf, sourceText } from './words.ts';
import { group, policy, user } from './test-policy.ts';

const anyRole = fc.constantFrom(...ROLES);
const anyAssignment = fc.record({
  identityId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  identityType: fc.constantFrom('silo_user' as const, 'silo_group' as const),
  roleName: anyRole,
});
const anyPolicy = fc
  .uniqueArray(anyAssignment, { selector: ({ identityId, roleName }) => `${identityId} ${roleName}` })
  .map((roleAssignments): Policy => ({ roleAssignments }));
const anyIntent = fc.record({
  identityId: fc.constantFrom('a', 'b', 'c', 'z'),
  identityType: fc.constantFrom('silo_user' as const, 'silo_group' as const),
  replaces: fc.uniqueArray(anyRole),
  role: fc.option(anyRole, { nil: undefined }),
});

/** The policy without any role of an identity. */
const without = (before: Policy, identityId: string): Policy =>
  applyIntent(before, { identityId, identityType: 'silo_user', replaces: ROLES, role: undefined });

describe('the effective role', () => {
  // @sheet network-access/15.50
  it('is the strongest of a list, in any order; none of an empty list', () => {
    expect(effectiveRole([user('a', 'viewer'), user('b', 'admin')])).toBe('admin');
    expect(effectiveRole([])).toBeUndefined();
    fc.assert(
      fc.property(fc.array(anyAssignment), (list) => {
        expect(effectiveRole(list)).toBe(effectiveRole(list.toReversed()));
        for (const { roleName } of list) expect(includesRole(effectiveRole(list), roleName)).toBe(true);
      }),
    );
  });

  // @sheet network-access/15.50
  it('combines a user, groups and several policies, and ignores others', () => {
    const silo = policy(group('crew', 'viewer'), user('else', 'admin'));
    const project = policy(user('me', 'collaborator'));
    expect(roleOfPerson([silo, project], ['me', 'crew'])).toBe('collaborator');
    expect(roleOfPerson([silo], ['me', 'crew'])).toBe('viewer');
    expect(roleOfPerson([silo], ['me'])).toBeNull();
    expect(roleOfPerson([], ['me'])).toBeNull();
  });

  it('is returned with every source, strongest first, silo before project, direct before group', () => {
    const crew = { id: 'crew', displayName: 'web-crew' };
    const policies = [
      { scope: 'project', policy: policy(user('me', 'viewer'), group('crew', 'admin')) },
      { scope: 'silo', policy: policy(user('me', 'viewer'), group('other', 'admin')) },
    ] as const;
    expect(grantsOf(policies, 'me', [crew])).toEqual([
      { scope: 'project', role: 'admin', group: crew },
      { scope: 'silo', role: 'viewer' },
      { scope: 'project', role: 'viewer' },
    ]);
  });
});

describe('a change of a policy', () => {
  // @sheet network-access/15.50 specification/3.2 specification/5.7
  it('replaces the role of the identity, or removes it, and does not change the given policy', () => {
    const before = policy(user('a', 'viewer'), group('b', 'admin'));
    const a = { identityId: 'a', identityType: 'silo_user' } as const;
    expect(applyIntent(before, { ...a, replaces: ['viewer'], role: 'admin' })).toEqual(
      policy(group('b', 'admin'), user('a', 'admin')),
    );
    expect(without(before, 'b')).toEqual(policy(user('a', 'viewer')));
    expect(before).toEqual(policy(user('a', 'viewer'), group('b', 'admin')));
  });

  // @sheet corrections/N3
  it('keeps the other roles of the identity', () => {
    const a = { identityId: 'a', identityType: 'silo_user' } as const;
    const before = policy(user('a', 'viewer'), user('a', 'admin'));
    const changed = applyIntent(before, { ...a, replaces: ['viewer'], role: 'collaborator' });
    expect(rolesOf(changed, 'a')).toEqual(['admin', 'collaborator']);
    expect(rolesOf(applyIntent(before, { ...a, replaces: ['admin'], role: undefined }), 'a')).toEqual([
      'viewer',
    ]);
    expect(changesBetween(before, changed)).toEqual([
      { ...a, before: ['admin', 'viewer'], now: ['admin', 'collaborator'] },
    ]);
  });

  it('is the same when it is written as one line for each identity', () => {
    fc.assert(
      fc.property(anyPolicy, (one) => {
        expect(isSamePolicy(one, policyOf(linesOf(one)))).toBe(true);
        expect(policyOf(linesOf(one)).roleAssignments).toHaveLength(one.roleAssignments.length);
      }),
    );
  });

  // @sheet network-access/15.50
  it('changes one assignment and no other', () => {
    fc.assert(
      fc.property(anyPolicy, anyIntent, (before, intent) => {
        const kept = structuredClone(before);
        const after = applyIntent(before, intent);
        expect(before).toEqual(kept);
        expect(changesBetween(before, after).every((one) => one.identityId === intent.identityId)).toBe(true);
        const others = rolesOf(before, intent.identityId).filter((role) => !intent.replaces.includes(role));
        const roles = new Set([...others, ...(intent.role ? [intent.role] : [])]);
        expect(new Set(rolesOf(after, intent.identityId))).toEqual(roles);
        expect(rolesOf(after, intent.identityId)).toHaveLength(roles.size);
        // Applying it twice is the same as once
        expect(isSamePolicy(after, applyIntent(after, intent))).toBe(true);
      }),
    );
  });

  // @sheet network-access/B-A2
  it('keeps concurrent changes', () => {
    fc.assert(
      fc.property(anyPolicy, anyIntent, anyIntent, (base, mine, theirs) => {
        fc.pre(mine.identityId !== theirs.identityId);
        const both = applyIntent(applyIntent(base, theirs), mine);
        expect(isSamePolicy(both, applyIntent(applyIntent(base, mine), theirs))).toBe(true);
      }),
    );
  });

  it('is detected in any order of the assignments', () => {
    fc.assert(
      fc.property(anyPolicy, (one) => {
        expect(isSamePolicy(one, policy(...one.roleAssignments.toReversed()))).toBe(true);
      }),
    );
    expect(changesBetween(policy(user('a', 'viewer')), policy(user('b', 'admin')))).toEqual([
      { identityId: 'a', identityType: 'silo_user', before: ['viewer'], now: [] },
      { identityId: 'b', identityType: 'silo_user', before: [], now: ['admin'] },
    ]);
  });
});

const directory = {
  users: [
    { id: 'zoe', displayName: 'Zoe' },
    { id: 'ada', displayName: 'Ada' },
  ],
  groups: [
    { id: 'web', displayName: 'web-crew' },
    { id: 'ops', displayName: 'ops' },
  ],
};

describe('an access list', () => {
  const policies = [
    { scope: 'silo', policy: policy(user('zoe', 'admin'), group('web', 'viewer')) },
    { scope: 'project', policy: policy(user('zoe', 'viewer'), user('gone', 'admin'), group('ops', 'admin')) },
  ] as const;

  it('has a row for each identity, groups before users, by name; unknown ones by their id', () => {
    const rows = accessRows(policies, 'project', directory);
    expect(rows.map(({ name, roles, isKnown }) => [name, roles.join(), isKnown])).toEqual([
      ['ops', 'admin', true],
      ['web-crew', '', true],
      ['gone', 'admin', false],
      ['Zoe', 'viewer', true],
    ]);
    expect(rows.at(-1)?.grants.map(badgeText)).toEqual(['silo.admin', 'project.viewer']);
  });

  it('includes the roles of groups, once their members are known', () => {
    const members = new Map([['ops', [{ id: 'zoe', displayName: 'Zoe' }]]]);
    const zoe = accessRows(policies, 'project', directory, members).find(({ id }) => id === 'zoe');
    expect(zoe?.grants.map((grant) => sourceText(grant, 'project'))).toEqual([
      'Silo',
      'Group ops',
      'This project',
    ]);
    expect(zoe?.roles).toEqual(['viewer']);
  });

  // @sheet specification/5.8
  it('offers groups, then users, without an assignment in the policy itself', () => {
    expect(assignable(policies[1].policy, directory).map(({ displayName }) => displayName)).toEqual([
      'web-crew',
      'Ada',
    ]);
  });

  // @sheet network-access/15.50
  it('orders roles admin, collaborator, viewer, and explains unknown roles of newer servers too', () => {
    expect(['viewer', 'collaborator', 'admin'].toSorted((a, b) => roleOrder(a) - roleOrder(b))).toEqual([
      ...ROLES,
    ]);
    expect(meaningOf('silo', 'limited_collaborator')).toMatch(/does not recognize/);
    expect(meaningOf('project', 'viewer')).toMatch(/change nothing/);
    expect(sourceText({ scope: 'fleet', role: 'viewer' }, 'silo')).toBe('Fleet');
    expect(
      sourceText({ scope: 'silo', role: 'viewer', group: { id: 'w', displayName: 'web' } }, 'project'),
    ).toBe('Group web, silo');
  });
});

describe('the risks of a change', () => {
  const me = { id: 'me', groups: [{ id: 'crew', displayName: 'crew' }] };

  it("include losing the user's own role, directly or through a group", () => {
    const before = policy(group('crew', 'admin'), user('else', 'admin'));
    expect(losesRole(me, before, without(before, 'crew'))).toBe(true);
    expect(losesRole(me, before, without(before, 'else'))).toBe(false);
    const both = policy(group('crew', 'admin'), user('me', 'admin'));
    expect(losesRole(me, both, without(both, 'me'))).toBe(false);
    expect(losesRole(undefined, before, policy())).toBe(false);
  });

  it('include the loss of the last admin; a group without members does not count', () => {
    const before = policy(group('crew', 'admin'), user('me', 'admin'));
    expect(losesLastAdmin(before, without(before, 'me'))).toBe(false);
    expect(losesLastAdmin(before, without(before, 'me'), new Map([['crew', []]]))).toBe(true);
    expect(hasAdmin(policy())).toBe(false);
    expect(losesLastAdmin(policy(), policy())).toBe(false);
  });
});
