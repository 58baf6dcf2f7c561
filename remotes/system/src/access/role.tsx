import { type Policy, type Scope, TYPE_LABELS } from '@console/shared/access';
import { siloGroups, siloPolicy, siloUsers } from '@console/shared/access/queries';
import { wordFor } from '@console/shared/format';
import { FormHeading, ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { Message, PropertiesTable, Property, Skeleton } from '@console/shared/ui';
import { fleetPolicy, roleByName } from './queries.ts';

const NEITHER = 'This role is assigned on each project or silo. Its holders are listed there.';

export function Component() {
  const { roleName } = useParams('/system/roles/:roleName');
  const role = useLoaded(roleByName(roleName));
  const navigate = useNavigate();
  const [scope, short] = role.name.split('.');
  return (
    <ReadOnlySideModal title="Role" subtitle={role.name} onDismiss={() => navigate(to('/system/roles'))}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="Name">{role.name}</Property>
        <Property label="Description">{role.description}</Property>
      </PropertiesTable>
      <FormHeading>Holders</FormHeading>
      {scope === 'fleet' || scope === 'silo' ? (
        <Holders scope={scope} role={short ?? ''} />
      ) : (
        <p>{NEITHER}</p>
      )}
    </ReadOnlySideModal>
  );
}

/** Who has the role on the fleet or on the user's own silo, by name where it is known. */
function Holders({ scope, role }: { scope: Exclude<Scope, 'project'>; role: string }) {
  const policy = useQuery<Policy>(scope === 'fleet' ? fleetPolicy() : siloPolicy());
  const users = useQuery(siloUsers()).data?.items ?? [];
  const groups = useQuery(siloGroups()).data?.items ?? [];
  if (policy.isError) return <Message variant="destructive">The holders could not be loaded.</Message>;
  if (!policy.data) return <Skeleton />;
  const names = new Map([...users, ...groups].map(({ id, displayName }) => [id, displayName]));
  const holders = policy.data.roleAssignments.filter(({ roleName }) => roleName === role);
  const place = scope === 'fleet' ? 'on the fleet' : 'on your silo';
  if (holders.length === 0) return <p>{`No one has this role ${place}.`}</p>;
  return (
    <PropertiesTable columns={1} inset={false} label={`Holders ${place}`}>
      {holders.map(({ identityId, identityType }) => (
        <Property key={identityId} label={wordFor(TYPE_LABELS, identityType)}>
          {names.get(identityId) ?? identityId}
        </Property>
      ))}
    </PropertiesTable>
  );
}
