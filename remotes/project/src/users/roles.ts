import type { Group, User } from '@console/shared/api';
import { type AccessRow, grantsOf, groupsOf, type Members, type Policy } from '@console/shared/access';

/** A user as a row of an access list: the roles on the silo, direct and through known groups. */
export const userRow = (
  { id, displayName }: User,
  policy: Policy | undefined,
  groups: readonly Group[],
  members: Members,
): AccessRow => ({
  id,
  name: displayName,
  isKnown: true,
  identityType: 'silo_user',
  roles: [],
  grants: policy ? grantsOf([{ scope: 'silo', policy }], id, groupsOf(id, groups, members)) : [],
});

/** The roles of a group on the silo. */
export const groupGrants = ({ id }: Group, policy: Policy | undefined) =>
  policy ? grantsOf([{ scope: 'silo', policy }], id) : [];
