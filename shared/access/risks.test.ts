import { expect, it } from 'vitest';
import { applyIntent, type Policy } from './policy.ts';
import { ROLES } from './roles.ts';
import { risksOf } from './risks.ts';

const me = { id: 'me', groups: [{ id: 'crew', displayName: 'crew' }] };
const of = (...lines: [string, 'admin' | 'collaborator' | 'viewer'][]): Policy => ({
  roleAssignments: lines.map(([identityId, roleName]) => ({
    identityId,
    identityType: identityId === 'crew' ? 'silo_group' : 'silo_user',
    roleName,
  })),
});
const none = of();
const without = (before: Policy, identityId: string): Policy =>
  applyIntent(before, { identityId, identityType: 'silo_user', replaces: ROLES, role: undefined });

// @sheet network-access/B-L10
it('report self-lockout and the last admin of a silo, also through a group', () => {
  const before = of(['crew', 'admin'], ['else', 'viewer']);
  const facts = { scope: 'silo', me, before, after: without(before, 'crew') } as const;
  expect(risksOf(facts)).toEqual({ losesOwn: true, losesLast: true });
  expect(risksOf({ ...facts, hasOtherAdmins: true })).toEqual({ losesOwn: true, losesLast: false });
  expect(risksOf({ ...facts, after: without(before, 'else') })).toEqual({
    losesOwn: false,
    losesLast: false,
  });
});

// @sheet network-access/B-A4
it('report self-lockout of a project unless a silo role remains, and the last admin only without silo managers', () => {
  const before = of(['me', 'admin']);
  const facts = { scope: 'project', me, before, after: none } as const;
  expect(risksOf({ ...facts, inherited: none })).toEqual({ losesOwn: true, losesLast: true });
  expect(risksOf({ ...facts, inherited: of(['me', 'collaborator']) })).toEqual({
    losesOwn: false,
    losesLast: false,
  });
  expect(risksOf({ ...facts, inherited: of(['crew', 'viewer'], ['else', 'admin']) })).toEqual({
    losesOwn: true,
    losesLast: false,
  });
});

it('report nothing that is unknown', () => {
  const before = of(['me', 'admin'], ['else', 'admin']);
  const after = without(before, 'me');
  expect(risksOf({ scope: 'project', me, before, after })).toEqual({ losesOwn: false, losesLast: false });
  expect(risksOf({ scope: 'fleet', me: undefined, before, after })).toEqual({
    losesOwn: false,
    losesLast: false,
  });
});
