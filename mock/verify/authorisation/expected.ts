import type { OperationId } from '../../src/wire/api.ts';
import { rules } from '../../src/resources/rules.ts';
import type { RoleName } from '../../src/store/rows/silos.ts';
import type { Persona } from './personas.ts';

/** What a call comes to: its success, or a refusal. */
export type Outcome = 'ok' | 401 | 403 | 404;

const rank = { viewer: 1, collaborator: 2, admin: 3 } as const;
const has = (role: RoleName | undefined, need: RoleName): boolean =>
  role !== undefined && rank[role] >= rank[need];

/** Able to read but not to do it: 403; not able to read it: 404. docs/contract/server-behaviour.md section 2 [S]. */
const held = (role: RoleName | undefined, need: RoleName): Outcome =>
  role === undefined ? 404 : has(role, need) ? 'ok' : 403;

type Judge = (persona: Persona, need: RoleName) => Outcome;

/** The silo as an object: read by all who are in it, changed by its admins and by collaborators of the fleet. */
const silo: Judge = ({ fleet, silo: own, home }, need) => {
  if (has(fleet, 'collaborator')) return 'ok';
  if (home === 'fernhill') return held(own ?? 'viewer', need);
  return held(fleet === undefined ? undefined : 'viewer', need);
};

/** Deleting another silo, `quarry`, takes the fleet. */
const siloDelete: Judge = ({ fleet }) => held(fleet, 'collaborator');

/** Identity providers: a role on the silo or the fleet; who sees the silo but lacks the role is refused with 403. */
const providers: Judge = (persona, need) => {
  if (has(persona.fleet, need) || (persona.home === 'fernhill' && has(persona.silo, need))) return 'ok';
  return silo(persona, 'viewer') === 'ok' ? 403 : 404;
};

/** One of them does not exist for who may not read them. */
const provider: Judge = (persona, need) => (providers(persona, need) === 'ok' ? 'ok' : 404);

/** Accounts of another silo, `harbor-labs`: hidden except from the fleet. */
const labAccounts: Judge = ({ fleet }) => (fleet === undefined ? 404 : has(fleet, 'admin') ? 'ok' : 403);

const pools: Judge = ({ fleet }, need) => held(fleet, need);

/** Images of the project. */
const images: Judge = ({ project }, need) => held(project, need);

/** Out of the project into the silo: rights on both. */
const promote: Judge = (persona, need) => {
  const first = images(persona, need);
  return first === 'ok' && !has(persona.silo, 'collaborator') ? 403 : first;
};

/** Out of the silo, whose images those with a role there read, into the project. */
const demote: Judge = ({ home, silo: own, project }, need) => {
  if (home !== 'fernhill' || own === undefined) return 404;
  return has(own, 'collaborator') ? held(project, need) : 403;
};

const isAdmin = ({ fleet, silo: own }: Persona): boolean => has(fleet, 'admin') || has(own, 'admin');

/** Certificates of the caller's own silo. */
const certificates: Judge = (persona) => (isAdmin(persona) ? 'ok' : 403);

/** The one that is asked for is of `fernhill`. */
const certificate: Judge = (persona) => (isAdmin(persona) && persona.home === 'fernhill' ? 'ok' : 404);

/** Operations whose rule needs an object of some kind. */
const judges: { readonly [Id in OperationId]?: Judge } = {
  imagePromote: promote,
  imageDemote: demote,
  certificateList: certificates,
  certificateCreate: certificates,
  certificateView: certificate,
  certificateDelete: certificate,
  siloIdentityProviderList: silo,
  siloDelete,
  samlIdentityProviderCreate: providers,
  samlIdentityProviderView: provider,
  localIdpUserCreate: labAccounts,
  localIdpUserDelete: labAccounts,
  localIdpUserSetPassword: labAccounts,
};

const kinds: readonly (readonly [prefix: string, judge: Judge])[] = [
  ['ipPool', pools],
  ['image', images],
  ['silo', silo],
];

/** Signed-in calls that name a group of the silo `fernhill`. */
const namesGroup: ReadonlySet<OperationId> = new Set<OperationId>(['groupView', 'userList']);

/** What an operation comes to for somebody. Worked out from the rules, not from what the mock does. */
export function expected(id: OperationId, persona: Persona): Outcome {
  const rule = rules[id];
  if (rule.kind === 'public') return 'ok';
  if (persona.user === undefined) return 401;
  switch (rule.kind) {
    case 'signedIn':
      return namesGroup.has(id) && persona.home !== 'fernhill' ? 404 : 'ok';
    case 'fleet':
      return has(persona.fleet, rule.role) ? 'ok' : 403;
    case 'fleetObject':
      return held(persona.fleet, rule.role);
    case 'silo':
      return has(persona.silo, rule.role) ? 'ok' : 403;
    case 'project':
      return held(persona.project, rule.role);
    case 'object': {
      const judge = judges[id] ?? kinds.find(([prefix]) => id.startsWith(prefix))?.[1];
      if (judge === undefined) throw new Error(`${id}: nobody says who may`);
      return judge(persona, rule.role);
    }
  }
}
