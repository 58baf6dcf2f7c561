import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { DateProperty, IdProperty, PropertiesTable, Property } from '@console/shared/ui';
import { builtinUser } from './queries.ts';
import { BuiltInNote } from './frame.tsx';

export function Component() {
  const params = useParams('/system/users-builtin/:user');
  const user = useLoaded(builtinUser(params.user));
  const navigate = useNavigate();
  return (
    <ReadOnlySideModal
      title="Built-in user"
      subtitle={user.name}
      onDismiss={() => navigate(to('/system/users-builtin'))}
    >
      <PropertiesTable columns={1} inset={false}>
        <Property label="Name">{user.name}</Property>
        <Property label="Description">{user.description}</Property>
        <IdProperty value={user.id} whole />
        <DateProperty label="Created" date={user.timeCreated} />
      </PropertiesTable>
      <BuiltInNote />
    </ReadOnlySideModal>
  );
}
