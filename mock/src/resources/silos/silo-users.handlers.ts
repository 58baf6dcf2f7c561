import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { alreadyExists, invalid, notFound } from '../../wire/errors.ts';
import { findSilo } from '../find.ts';
import { pageOf } from '../page.ts';
import type { SiloRow, UserRow } from '../../store/rows/silos.ts';
import { siloFor } from './silo-access.ts';

const usersOf = (call: Call, siloId: string): UserRow[] =>
  call.tables.users.filter((user) => user.siloId === siloId);

function findUser(call: Call, silo: SiloRow, id: string): UserRow {
  const user = call.tables.users.get(id);
  if (user?.siloId !== silo.id) throw notFound('silo-user', { id });
  return user;
}

/** Other silos get their users from the identity provider and have no local users. corrections "Users, quotas, system". */
function requireLocal({ identityMode }: SiloRow): void {
  if (identityMode !== 'local_only') throw notFound('identity-provider', { name: 'local' });
}

/** The password to store, which may be empty; undefined when the user may not sign in with one. */
function passwordOf(password: T.UserPassword): string | undefined {
  return password.mode === 'login_disallowed' ? undefined : password.value;
}

/** Ends sessions, tokens and running device logins; deletes keys, group memberships and role assignments too. */
function removeUser({ tables }: Call, { id }: UserRow): void {
  tables.sessions.removeWhere((session) => session.userId === id);
  tables.deviceCodes.removeWhere((code) => code.userId === id);
  tables.sshKeys.removeWhere((key) => key.siloUserId === id);
  tables.roles.removeWhere((role) => role.identityId === id);
  for (const group of tables.groups.filter(({ userIds }) => userIds.includes(id)))
    tables.groups.put({ ...group, userIds: group.userIds.filter((member) => member !== id) });
  tables.users.remove(id);
}

/** Users of any silo, and the accounts of silos with local users. docs/contract/server-behaviour.md section 2, 8. */
export const siloUsers = {
  siloUserList({ query }, call) {
    if (query.silo === undefined) throw invalid('the query parameter "silo" is required');
    return pageOf(call, query, usersOf(call, findSilo(call, query.silo).id));
  },

  siloUserView({ path, query }, call) {
    return findUser(call, findSilo(call, query.silo), path.userId);
  },

  /** The login name is also the display name, because the request contains no other. */
  localIdpUserCreate({ query, body }, call) {
    const silo = siloFor(call, query.silo, 'admin');
    requireLocal(silo);
    const { externalId } = body;
    if (usersOf(call, silo.id).some((user) => user.externalId === externalId))
      throw alreadyExists('silo-user', externalId);
    const password = passwordOf(body.password);
    const id = call.store.newId();
    return call.tables.users.put({ id, siloId: silo.id, displayName: externalId, externalId, password });
  },

  localIdpUserDelete({ path, query }, call) {
    const silo = siloFor(call, query.silo, 'admin');
    requireLocal(silo);
    const user = findUser(call, silo, path.userId);
    removeUser(call, user);
  },

  /** Existing sessions stay valid: only the next login needs the new password. */
  localIdpUserSetPassword({ path, query, body }, call) {
    const silo = siloFor(call, query.silo, 'admin');
    requireLocal(silo);
    const user = findUser(call, silo, path.userId);
    call.tables.users.put({ ...user, password: passwordOf(body) });
  },
} satisfies Partial<Handlers>;
