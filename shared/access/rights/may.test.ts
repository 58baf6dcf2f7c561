import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../effective.ts';
import { RIGHTS } from '../generated/rights.ts';
import type { Policy } from '../policy.ts';
import { ROLES } from '../roles.ts';
import { factsAbout, mayOf, type RightsFacts, whoMay } from './may.ts';
import { type Needs, rightsAt } from './needs.ts';
import { answerText, gapsText, needsOfReason, needsText } from './words.ts';

const USERS = ['ada', 'bo', 'cy'];
const GROUPS = ['crew', 'ops'];
const SCOPES = ['fleet', 'silo', 'project'] as const;

const anyRole = fc.constantFrom(...ROLES);
const anyPolicy = fc
  .array(fc.record({ identityId: fc.constantFrom(...USERS, ...GROUPS), roleName: anyRole }), { maxLength: 5 })
  .map((list): Policy => ({
    roleAssignments: list.map((one) => ({
      ...one,
      identityType: GROUPS.includes(one.identityId) ? 'silo_group' : 'silo_user',
    })),
  }));
const named = (id: string) => ({ id, displayName: id });
const anyMembers = fc.tuple(fc.subarray(USERS), fc.subarray(USERS)).map(
  ([crew, ops]) =>
    new Map([
      ['crew', crew.map(named)],
      ['ops', ops.map(named)],
    ] as const),
);
const anyMapping = fc
  .dictionary(anyRole, fc.subarray([...ROLES]))
  .map((mapping): Readonly<Record<string, readonly string[]>> => mapping);
const allFacts = fc.record({
  policies: fc.record({ fleet: anyPolicy, silo: anyPolicy, project: anyPolicy }),
  mapping: anyMapping,
  members: anyMembers,
});
const anyNeeds = fc.constantFrom(...RIGHTS).map(({ needs }) => needs);
const anySubject = fc.oneof(
  fc.constantFrom(...USERS).map((id) => ({ id, identityType: 'silo_user' as const })),
  fc.constantFrom(...GROUPS).map((id) => ({ id, identityType: 'silo_group' as const })),
);
const directory = { users: USERS.map(named), groups: GROUPS.map(named) };

/** The facts without some of them, as when requests fail. */
const hide = (facts: RightsFacts, hidden: readonly string[]): RightsFacts => {
  const isKnown = (key: string) => !hidden.includes(key);
  return {
    policies: Object.fromEntries(Object.entries(facts.policies).filter(([scope]) => isKnown(scope))),
    mapping: isKnown('mapping') ? facts.mapping : undefined,
    members: new Map([...facts.members].filter(([id]) => isKnown(id))),
  };
};
const anyHidden = fc.subarray([...SCOPES, 'mapping', ...GROUPS]);

const assigned = (identityId: string, roleName: (typeof ROLES)[number]): Policy => ({
  roleAssignments: [
    { identityId, roleName, identityType: GROUPS.includes(identityId) ? 'silo_group' : 'silo_user' },
  ],
});
const none: Policy = { roleAssignments: [] };
const stop: Needs = { silo: 'collaborator', project: 'collaborator' };
const ada = { id: 'ada', identityType: 'silo_user' } as const;

describe('whether someone may do something', () => {
  // @sheet network-access/15.57
  it('is never guessed: without some facts, the answer is the same or unknown', () =>
    fc.assert(
      fc.property(anyNeeds, anySubject, allFacts, anyHidden, (needs, subject, facts, hidden) => {
        const full = mayOf(needs, subject, facts);
        expect(full.may).not.toBeUndefined();
        expect([full.may, undefined]).toContain(mayOf(needs, subject, hide(facts, hidden)).may);
      }),
    ));

  it('is the same from the facts about the user alone', () =>
    fc.assert(
      fc.property(anyNeeds, anySubject, allFacts, anyHidden, (needs, subject, facts, hidden) => {
        const rest = hide(facts, hidden);
        expect(mayOf(needs, subject, factsAbout(subject, rest))).toEqual(mayOf(needs, subject, rest));
      }),
    ));

  it('is unknown exactly when the missing facts could decide it', () =>
    fc.assert(
      fc.property(anyNeeds, allFacts, anyHidden, (needs, facts, hidden) => {
        const rest = hide(facts, hidden);
        const answer = mayOf(needs, ada, rest);
        if (answer.may !== undefined) return;
        // Everything hidden becomes the most that it can be
        const most = assigned('ada', 'admin');
        const best = mayOf(needs, ada, {
          policies: Object.fromEntries(SCOPES.map((scope: Scope) => [scope, rest.policies[scope] ?? most])),
          mapping: rest.mapping ?? { admin: ['admin'], collaborator: ['admin'], viewer: ['admin'] },
          members: new Map(GROUPS.map((id) => [id, rest.members.get(id) ?? [named('ada')]])),
        });
        expect(answer.gaps.length).toBeGreaterThan(0);
        // A missing mapping alone is named even when the user has no role on the silo that it could map
        if (!best.may) expect(answer.gaps).toEqual([{ kind: 'mapping' }]);
      }),
    ));

  it('agrees with the list of those who may', () =>
    fc.assert(
      fc.property(anyNeeds, allFacts, (needs, facts) => {
        const { isEveryone, holders, gaps } = whoMay(needs, facts, directory);
        expect(gaps).toEqual([]);
        for (const id of USERS) {
          const isHolder = holders.some(
            (one) => one.id === id || one.members?.some((each) => each.id === id),
          );
          expect(mayOf(needs, { id, identityType: 'silo_user' }, facts).may).toBe(isEveryone || isHolder);
        }
      }),
    ));

  it('has the strongest reason: direct, through a group, inherited from the silo, or by a fleet role', () => {
    const members = new Map([['crew', [named('ada')]]]);
    const say = (needs: Needs, policies: RightsFacts['policies'], mapping = {}) =>
      answerText(mayOf(needs, ada, { policies, mapping, members }), needs, 'project', String);
    expect(say(stop, { silo: none, project: assigned('ada', 'admin') })).toBe('Role admin on the project');
    expect(say(stop, { silo: assigned('crew', 'collaborator'), project: none })).toBe(
      'Role collaborator on the silo, inherited by the project, through group crew',
    );
    expect(say(stop, { silo: none, project: assigned('ada', 'viewer') })).toBe(
      'Needs the project collaborator or the silo collaborator role',
    );
    expect(
      say({ fleet: 'viewer' }, { fleet: none, silo: assigned('ada', 'admin') }, { admin: ['viewer'] }),
    ).toBe('Role admin on the silo, which confers a fleet role');
    expect(say({ anyone: true }, {})).toBe('Everyone in the silo may');
    expect(needsText({})).toBe('No role allows it');
  });

  it('names what could not be read', () => {
    const facts = { policies: { project: assigned('crew', 'admin') }, mapping: {}, members: new Map() };
    const answer = mayOf(stop, ada, facts);
    expect(answer).toEqual({
      may: undefined,
      gaps: [
        { kind: 'members', group: 'crew' },
        { kind: 'policy', scope: 'silo' },
      ],
    });
    expect(answerText(answer, stop, 'project', () => 'web-crew')).toBe(
      'Unknown: members of group web-crew and roles on the silo could not be read',
    );
    expect(gapsText([{ kind: 'mapping' }], String)).toMatch(/^Unknown: fleet roles that the silo confers/);
  });
});

it('has an operation on the pages that it is about, and those of its silo also for the admins of the silo', () => {
  const idsAt = (scope: Scope) => rightsAt(scope, RIGHTS).map(({ id }) => id);
  expect(idsAt('project')).toContain('instanceStop');
  expect(idsAt('silo')).toEqual(expect.arrayContaining(['projectCreate', 'samlIdentityProviderCreate']));
  expect(idsAt('silo')).not.toContain('sledAdd');
  expect(idsAt('fleet')).toContain('sledAdd');
});

describe('the reason of a disabled action', () => {
  it('contains the roles that it needs, with those of the silo that include one on the project', () => {
    for (const { needs } of RIGHTS.filter((right) => needsText(right.needs).startsWith('Needs the ')))
      expect(needsOfReason(`${needsText(needs)}. Ask web-crew or Ada`)).toEqual(needs);
    expect(needsOfReason('Needs the project collaborator role. Ask Ada')).toEqual(stop);
    expect(needsOfReason('Needs the silo admin or the fleet collaborator role')).toEqual({
      silo: 'admin',
      fleet: 'collaborator',
    });
  });

  it('is of another kind when it does not begin with a role', () => {
    expect(needsOfReason('The instance must be stopped. Needs the silo admin role')).toBeUndefined();
  });
});
