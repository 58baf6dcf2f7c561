import type { Handlers } from '../call.ts';
import { pick } from '../find.ts';
import { pageOf } from '../page.ts';

/** Users as which the system itself acts. They are built in and belong to no silo. docs/contract/server-behaviour.md section 13. */
export const builtinUsers = {
  userBuiltinList({ query }, call) {
    return pageOf(call, query, [...call.tables.builtinUsers]);
  },

  userBuiltinView({ path }, call) {
    return pick('user-builtin', call.tables.builtinUsers, path.user);
  },
} satisfies Partial<Handlers>;
