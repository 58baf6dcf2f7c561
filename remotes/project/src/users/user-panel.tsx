import type { AccessRow, Members } from '@console/shared/access';
import { IdentityPanel } from '@console/shared/access/ui';
import type { Group } from '@console/shared/api';
import { FormHeading } from '@console/shared/forms';
import { to } from '@console/shared/routing';
import { Link, Message, Skeleton } from '@console/shared/ui';

interface GroupsOfProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly members: Members;
  readonly isPartial: boolean;
  readonly isPending: boolean;
}

interface UserPanelProps extends Omit<GroupsOfProps, 'id'> {
  readonly row: AccessRow;
  readonly onDismiss: () => void;
}

/** The roles and the groups of a user. */
export function UserPanel({ row, onDismiss, ...membership }: UserPanelProps) {
  return (
    <IdentityPanel row={row} scope="silo" hasMembers={false} onDismiss={onDismiss}>
      <GroupsOf id={row.id} {...membership} />
    </IdentityPanel>
  );
}

/** The groups of a user, among those whose members could be read. */
function GroupsOf({ id, groups, members, isPartial, isPending }: GroupsOfProps) {
  const own = groups.filter((group) => members.get(group.id)?.some((member) => member.id === id));
  return (
    <>
      <FormHeading>Groups</FormHeading>
      {isPending && <Skeleton />}
      {!isPending && own.length === 0 && <p>This user is in no group.</p>}
      {own.map((group) => (
        <p key={group.id}>
          <Link to={to('/users/groups/:groupId', { groupId: group.id })}>{group.displayName}</Link>
        </p>
      ))}
      {isPartial && (
        <Message variant="notice">
          {`${members.size} of ${groups.length} groups were checked: there may be more.`}
        </Message>
      )}
    </>
  );
}
