import * as v from 'valibot';
import { currentUserSshKeyCreate, type SshKey } from '@console/shared/api';
import {
  DescriptionField,
  field,
  NameField,
  SideModalForm,
  TextAreaField,
  useForm,
} from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';

const schema = v.object({ name: field.name(), description: field.description(), publicKey: field.text() });

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
        toast({
          content: (
            <>
              SSH key <b>{key.name}</b> created
            </>
          ),
        });
        onAdded(key);
        onDismiss();
      }}
    >
      <Message>The key is saved to your profile too, where you find it for the next instance.</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextAreaField form={form} name="publicKey" label="Public key" rows={8} mono />
    </SideModalForm>
  );
}
