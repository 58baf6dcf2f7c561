import { builtinUsers } from './builtin-users.handlers.ts';
import { certificates } from './certificates.handlers.ts';
import { currentUser } from './current-user.handlers.ts';
import { identityProviders } from './identity-providers.handlers.ts';
import { policies } from './policies.handlers.ts';
import { projects } from './projects.handlers.ts';
import { roles } from './roles.handlers.ts';
import { auth } from './sign-in.handlers.ts';
import { siloUsers } from './silo-users.handlers.ts';
import { silos } from './silos.handlers.ts';
import { users } from './users.handlers.ts';

/** Every operation of this folder. */
export const silosHandlers = {
  ...builtinUsers,
  ...certificates,
  ...currentUser,
  ...identityProviders,
  ...policies,
  ...projects,
  ...roles,
  ...auth,
  ...siloUsers,
  ...silos,
  ...users,
};
