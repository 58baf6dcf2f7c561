import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { page } from '../page.ts';

const scopes = [
  ['fleet', 'the system and its hardware, but not in what lies in silos'],
  ['silo', 'a silo and every project in it'],
  ['project', 'a project and what lies in it'],
] as const;

const powers = [
  ['admin', 'Sees and changes everything, who has access included, in'],
  ['collaborator', 'Sees everything and makes new things in'],
  ['viewer', 'Sees, and changes nothing, in'],
] as const;

/** Roles of the system's own components. corrections "Users, quotas, system". */
const internal: T.Role = {
  name: 'fleet.external-authenticator',
  description: 'Signs people in: reads their accounts and opens their sessions',
};

/**
 * Every role of a policy, prefixed with its scope, and one that no policy can assign. docs/contract/server-behaviour.md section 2;
 * type `RoleName`.
 */
const all: readonly T.Role[] = [
  ...scopes.flatMap(([scope, where]) =>
    powers.map(([power, may]) => ({ name: `${scope}.${power}`, description: `${may} ${where}` })),
  ),
  internal,
];

/** The built-in roles. */
export const roles = {
  roleList({ query }, call) {
    return page(call, query, all, ({ name }) => ({ id: name }));
  },

  roleView({ path }) {
    const role = all.find(({ name }) => name === path.roleName);
    if (role === undefined) throw notFound('role', { name: path.roleName });
    return role;
  },
} satisfies Partial<Handlers>;
