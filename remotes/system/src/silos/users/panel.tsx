import { systemPolicyView, type Silo } from '@console/shared/api';
import { ReadOnlySideModal } from '@console/shared/forms';
import { query, useLoaded, useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Dash, IdProperty, PropertiesTable, Property, Tag } from '@console/shared/ui';
import { siloUser } from '../queries.ts';
import { SiloRoles } from './silo-roles.tsx';

export interface UserPanelProps {
  silo: Silo;
  userId: string;
  onDismiss: () => void;
}

/** A user and their direct role assignments (docs/screens/operator.md section 4.1). */
export function UserPanel({ silo, userId, onDismiss }: UserPanelProps) {
  const user = useLoaded(siloUser(silo.name, userId));
  return (
    <ReadOnlySideModal title="User" subtitle={user.displayName} onDismiss={onDismiss}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="Display name">{user.displayName}</Property>
        <IdProperty value={user.id} whole />
        <Property label="Silo">{silo.name}</Property>
        <Property label="Silo role">
          <SiloRoles silo={silo.name} userId={user.id} />
        </Property>
        <Property label="Fleet role">
          <FleetRole userId={user.id} />
        </Property>
      </PropertiesTable>
    </ReadOnlySideModal>
  );
}

function FleetRole({ userId }: { userId: string }) {
  const policy = useQuery(query(systemPolicyView));
  return (
    <LookupCell query={policy}>
      {({ roleAssignments }) => {
        const own = roleAssignments.find(({ identityId }) => identityId === userId);
        return own ? <Tag raw>{`fleet.${own.roleName}`}</Tag> : <Dash />;
      }}
    </LookupCell>
  );
}
