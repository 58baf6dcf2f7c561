import type { Call, Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { pageOf } from '../page.ts';
import type { GroupRow } from '../../store/rows/silos.ts';

/** A group of the caller's silo. */
function findGroup(call: Call, id: string): GroupRow {
  const group = call.tables.groups.get(id);
  if (group?.siloId !== call.actor.user.siloId) throw notFound('silo-group', { id });
  return group;
}

/** Users and groups of the caller's silo. docs/contract/server-behaviour.md section 3. */
export const users = {
  userList({ query }, call) {
    const group = query.group ? findGroup(call, query.group) : undefined;
    const own = call.tables.users.filter((user) => user.siloId === call.actor.user.siloId);
    return pageOf(call, query, group ? own.filter((user) => group.userIds.includes(user.id)) : own);
  },

  groupList({ query }, call) {
    return pageOf(
      call,
      query,
      call.tables.groups.filter((group) => group.siloId === call.actor.user.siloId),
    );
  },

  groupView({ path }, call) {
    return findGroup(call, path.groupId);
  },
} satisfies Partial<Handlers>;
