import { Users } from 'lucide-react';
import { currentUser, myGroups } from '@console/shared/access/queries';
import type { Group } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { TableSection } from '@console/shared/table';
import { IdProperty, PageHeader, PropertiesTable, Property } from '@console/shared/ui';
import { groupColumns } from './columns.tsx';
import styles from './profile.module.css';

const EMPTY = { icon: Users, title: 'No groups', body: 'Members inherit the roles of their groups.' };

export function Component() {
  const me = useLoaded(currentUser());
  const groups = useLoaded(myGroups());
  return (
    <>
      <PageHeader title="Profile" />
      <PropertiesTable>
        <Property label="Display name" wide>
          {me.displayName}
        </Property>
        <IdProperty label="User ID" wide value={me.id} whole />
      </PropertiesTable>
      <TableSection
        title="Groups"
        named
        rows={groups.items}
        rowName={groupName}
        columns={groupColumns}
        empty={EMPTY}
      />
      <p className={styles.note}>
        Your name and groups come from your organization. Ask an administrator to change them.
      </p>
    </>
  );
}

const groupName = ({ displayName }: Group) => displayName;
