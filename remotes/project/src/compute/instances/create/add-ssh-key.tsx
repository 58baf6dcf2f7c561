import * as v from 'valibot';
import { currentUserSshKeyCreate, type SshKey } from '@console/shared/api';
import { DescriptionField, field, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { PublicKeyField, publicKey } from '@console/shared/ssh-keys';
import { bold, Message } from '@console/shared/ui';

const schema = v.object({ name: field.name(), description: field.description(), publicKey: publicKey() });

/** Adds an SSH key to the user without leaving the form of a new instance. */
export function AddSshKey({ onAdded, onDismiss }: { onAdded: (key: SshKey) => void; onDismiss: () => void }) {
  const form = useForm(schema, { name: '', description: '', publicKey: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="SSH key"
      title="Add SSH key"
      onDismiss={onDismiss}
      call={(body) => callTo(currentUserSshKeyCreate, { body })}
      onSuccess={(key) => {
        toast({ content: bold`SSH key ${key.name} created` });
        onAdded(key);
        onDismiss();
      }}
    >
      <Message>The key is also saved in Settings for use with other instances.</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <PublicKeyField form={form} />
    </SideModalForm>
  );
}
