import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { page } from '../page.ts';

const scopes = [
  ['fleet', 'the system and its hardware, except the contents of silos'],
  ['silo', 'a silo and all its projects'],
  ['project', 'a project and its resources'],
] as const;

const powers = [
  ['admin', 'View and change everything, including access, in'],
  ['collaborator', 'View everything and create resources in'],
  ['viewer', 'View everything in'],
] as const;

/** Roles of the system's own components. corrections "Users, quotas, system". */
const internal: T.Role = {
  name: 'fleet.external-authenticator',
  description: 'Authenticate users: read their accounts and create sessions',
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
