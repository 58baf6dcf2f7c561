import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { bySelector, ownSilo, requireFreeName } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';

/** The caller's own keys only. docs/contract/server-behaviour.md section 3. */
function ownKeys(call: Call): T.SshKey[] {
  return call.tables.sshKeys.filter((key) => key.siloUserId === call.actor.user.id);
}

function findKey(call: Call, selector: string): T.SshKey {
  const key = ownKeys(call).find((row) => (isUuid(selector) ? row.id : row.name) === selector);
  if (key === undefined) throw notFound('ssh-key', bySelector(selector));
  return key;
}

/** The current user with groups and keys. docs/contract/server-behaviour.md section 3. */
export const currentUser = {
  currentUserView(_, call) {
    const silo = ownSilo(call);
    const { id, displayName } = call.actor.user;
    return { id, displayName, siloId: silo.id, siloName: silo.name };
  },

  currentUserGroups({ query }, call) {
    const { id } = call.actor.user;
    return pageOf(
      call,
      query,
      call.tables.groups.filter((group) => group.userIds.includes(id)),
    );
  },

  currentUserSshKeyList({ query }, call) {
    return pageOf(call, query, ownKeys(call));
  },

  currentUserSshKeyCreate({ body }, call) {
    requireFreeName('ssh-key', ownKeys(call), body.name);
    const { name, description, publicKey } = body;
    return call.tables.sshKeys.put({
      ...call.store.fresh(),
      siloUserId: call.actor.user.id,
      name,
      description,
      publicKey,
    });
  },

  currentUserSshKeyView({ path }, call) {
    return findKey(call, path.sshKey);
  },

  currentUserSshKeyDelete({ path }, call) {
    call.tables.sshKeys.remove(findKey(call, path.sshKey).id);
  },
} satisfies Partial<Handlers>;
