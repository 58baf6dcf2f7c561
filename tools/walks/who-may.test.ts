import { describe, expect, it } from 'vitest';
import { createMock, fakeClock } from '../../mock/src/index.ts';
import { outcomesFor } from '../../mock/verify/authorisation/try.ts';
import { RIGHTS } from '../../shared/access/generated/rights.ts';
import { mayOf, type RightsFacts } from '../../shared/access/rights/may.ts';
import type { Needs } from '../../shared/access/rights/needs.ts';

const isPolicy = (value: unknown): value is NonNullable<RightsFacts['policies']['silo']> =>
  typeof value === 'object' && value !== null && 'roleAssignments' in value;

const { tables } = createMock({ clock: fakeClock(), personas: true }).store;
const silo = [...tables.silos].find(({ name }) => name === 'fernhill');
if (!silo) throw new Error('The demo has no silo fernhill');
const people = [...tables.users].filter(({ siloId }) => siloId === silo.id);
const projects = [...tables.projects].filter(({ siloId }) => siloId === silo.id);
const members = new Map(
  [...tables.groups].map(({ id, userIds }) => [id, userIds.map((user) => ({ id: user, displayName: user }))]),
);
const FLEET = [...tables.roles].find(
  ({ scopeId }) => !tables.silos.get(scopeId) && !tables.projects.get(scopeId),
)?.scopeId;

const policyOf = (scope: string | undefined) => {
  const policy = {
    roleAssignments: [...tables.roles]
      .filter(({ scopeId }) => scopeId === scope)
      .map(({ identityId, identityType, roleName }) => ({ identityId, identityType, roleName })),
  };
  if (!isPolicy(policy)) throw new Error('not a policy');
  return policy;
};

const factsOf = (project: string): RightsFacts => ({
  policies: { fleet: policyOf(FLEET), silo: policyOf(silo.id), project: policyOf(project) },
  mapping: silo.mappedFleetRoles,
  members,
});

/** What the console answers. */
const answer = (needs: Needs, id: string, project: string) =>
  mayOf(needs, { id, identityType: 'silo_user' }, factsOf(project)).may;

/** Whether the server did more than refuse: any other failure comes after the check of the role. */
const isRefused = (outcome: number | 'ok' | undefined) =>
  outcome === undefined || [401, 403, 404].some((status) => status === outcome);

const edgeCache = projects.find(({ name }) => name === 'edge-cache');

const PEOPLE = people.map(({ id, displayName }) => [displayName, id] as const);
const PROJECTS = projects.map(({ name, id }) => [name, id] as const);

describe('who may do what', () => {
  // @sheet network-access/15.57
  it.each(PEOPLE)(
    'is what the server answers, for every action of %s in edge-cache',
    async (user, id) => {
      const persona = { key: user, title: user, about: user, user, home: 'fernhill' } as const;
      const outcomes = await outcomesFor(
        persona,
        RIGHTS.map((right) => right.id),
      );
      const differ = RIGHTS.filter(
        (right) => answer(right.needs, id, edgeCache?.id ?? '') !== !isRefused(outcomes.get(right.id)),
      );
      expect(differ.map((right) => `${right.id}: ${outcomes.get(right.id)}`)).toEqual([]);
    },
    30_000,
  );

  // A role decides the same for every object of a project, so one call for each role is enough
  // @sheet network-access/15.57 network-access/B-L17
  it.each(PROJECTS)('is what the server answers, for everyone in project %s', async (name, id) => {
    const mock = createMock({ clock: fakeClock(), personas: true });
    const status = async (user: string, method: string, path: string, body?: object) => {
      const headers = {
        cookie: `msw-user=${encodeURIComponent(user)}`,
        'content-type': 'application/json',
      };
      const sent = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
      return (await mock.handle(new Request(`http://mock.test${path}`, sent))).status;
    };
    const calls = (user: string, turn: number) =>
      [
        ['instanceList', 'GET', `/v1/instances?project=${name}`],
        [
          'vpcCreate',
          'POST',
          `/v1/vpcs?project=${name}`,
          { name: `by-${turn}`, description: '', dns_name: 'x' },
        ],
        ['projectUpdate', 'PUT', `/v1/projects/${name}`, { description: user }],
      ] as const;
    const rows = await Promise.all(
      people.flatMap(({ displayName, id: user }, turn) =>
        calls(displayName, turn).map(async ([right, method, path, body]) => {
          const needs = RIGHTS.find((one) => one.id === right)?.needs ?? {};
          const got = await status(displayName, method, path, body);
          return [displayName, right, answer(needs, user, id), !isRefused(got)] as const;
        }),
      ),
    );
    expect(rows.filter(([, , said, is]) => said !== is)).toEqual([]);
  });
});
