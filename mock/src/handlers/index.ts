import type { AnyHandler } from '../call.ts';
import { antiAffinity } from './anti-affinity.ts';
import { auth } from './auth.ts';
import { currentUser } from './current-user.ts';
import { disks } from './disks.ts';
import { instances } from './instances.ts';
import { policies } from './policies.ts';
import { projects } from './projects.ts';
import { siloPools } from './silo-pools.ts';
import { silos } from './silos.ts';
import { users } from './users.ts';
import { vpcs } from './vpcs.ts';

/** Every handler by operation. An operation that is missing here answers 501. */
export const handlers: { readonly [operation: string]: AnyHandler | undefined } = {
  ...antiAffinity,
  ...auth,
  ...currentUser,
  ...disks,
  ...instances,
  ...policies,
  ...projects,
  ...siloPools,
  ...silos,
  ...users,
  ...vpcs,
};
