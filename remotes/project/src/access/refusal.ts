import {
  hasProjectRole,
  includesRole,
  type Me,
  type Policy,
  refusalOf,
  roleOfMe,
} from '@console/shared/access';
import { currentUser, myGroups, siloGroups, siloPolicy, siloUsers } from '@console/shared/access/queries';
import { useMe } from '@console/shared/access/ui';
import { expecting, fetchToShow, useQuery } from '@console/shared/query';
import type { Need } from './place.ts';
import { projectPolicy } from './queries.ts';

/** The policies that decide; the one of the project is absent for a role on the silo. */
interface Policies {
  readonly silo: Policy | undefined;
  readonly own: Policy | undefined;
}

/** Nobody without a role on a project may see its policy: then the page does not exist either. */
const policyOf = (project = '') => expecting(projectPolicy(project), 'not-found', 'forbidden');

/** Whether the user is known not to have the role: unknown roles stay enabled, and the server decides. */
function lacks({ role, project }: Need, me: Me | undefined, { silo, own }: Policies): boolean {
  const onSilo = roleOfMe(me, silo);
  const onProject = project === undefined ? null : roleOfMe(me, own);
  if (onSilo === undefined || onProject === undefined) return false;
  return project === undefined ? !includesRole(onSilo, role) : !hasProjectRole(role, onProject, onSilo);
}

const say = ({ role, project }: Need, { silo, own }: Policies, known: Parameters<typeof refusalOf>[3]) => {
  const scope = project === undefined ? 'silo' : 'project';
  return refusalOf(
    `Needs the ${scope} ${role} role`,
    scope,
    [
      ...(silo ? [{ scope: 'silo' as const, policy: silo }] : []),
      ...(own ? [{ scope: 'project' as const, policy: own }] : []),
    ],
    known,
  );
};

/**
 * Why the current user may not change something, and who can grant the missing role; undefined when they may, and while that is
 * unknown.
 */
export function useRefusal(need: Need): string | undefined {
  const me = useMe();
  const silo = useQuery(siloPolicy()).data;
  const own = useQuery(policyOf(need.project), { enabled: need.project !== undefined }).data;
  const enabled = lacks(need, me, { silo, own });
  // Names are loaded only for users who are refused
  const users = useQuery(siloUsers(), { enabled }).data?.items ?? [];
  const groups = useQuery(siloGroups(), { enabled }).data?.items ?? [];
  return enabled ? say(need, { silo, own }, { users, groups }) : undefined;
}

const known = <Data>(asked: Promise<Data>): Promise<Data | undefined> => asked.catch(() => undefined);

/** The same outside of React, for results of the search. Never rejects. */
export async function refusalFor(need: Need): Promise<string | undefined> {
  const [person, groups, silo, own] = await Promise.all([
    known(fetchToShow(currentUser())),
    known(fetchToShow(myGroups())),
    known(fetchToShow(siloPolicy())),
    need.project === undefined ? undefined : known(fetchToShow(policyOf(need.project))),
  ]);
  const me = person && groups && { id: person.id, groups: groups.items };
  if (!lacks(need, me, { silo, own })) return undefined;
  const [users, all] = await Promise.all([known(fetchToShow(siloUsers())), known(fetchToShow(siloGroups()))]);
  return say(need, { silo, own }, { users: users?.items ?? [], groups: all?.items ?? [] });
}
