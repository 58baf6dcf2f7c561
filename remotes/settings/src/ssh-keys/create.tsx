import { currentUserSshKeyCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, TextAreaField, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
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
      onSuccess={({ name }) =>
        toast({
          content: (
            <>
              SSH key <b>{name}</b> created
            </>
          ),
        })
      }
      next={to('/settings/ssh-keys')}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextAreaField form={form} name="publicKey" label="Public key" rows={8} mono />
    </SideModalForm>
  );
}
