import { currentUserSshKeyCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { PublicKeyField } from '@console/shared/ssh-keys';
import { bold } from '@console/shared/ui';
import { sshKeySchema } from './schema.ts';

export function Component() {
  const navigate = useNavigate();
  const form = useForm(sshKeySchema, { name: '', description: '', publicKey: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="SSH key"
      title="Add SSH key"
      onDismiss={() => navigate(to('/settings/ssh-keys'))}
      call={(body) => callTo(currentUserSshKeyCreate, { body })}
      onSuccess={({ name }) => toast({ content: bold`SSH key ${name} created` })}
      next={to('/settings/ssh-keys')}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <PublicKeyField form={form} />
    </SideModalForm>
  );
}
