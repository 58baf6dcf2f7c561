import { localIdpUserCreate } from '@console/shared/api';
import { NameField, RadioGroupField, SideModalForm, useForm, useWatch } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { PasswordFields } from './password-fields.tsx';
import { noUser, userSchema } from './schema.ts';

const MODES = [
  { value: 'password', label: 'With a password' },
  { value: 'login_disallowed', label: 'Not allowed' },
] as const;

export interface CreateUserProps {
  /** Name of the silo. */
  silo: string;
  onDismiss: () => void;
  /** After the user is created; default: `onDismiss`. */
  onDone?: (() => void) | undefined;
}

/** Creates a local user (docs/screens/operator.md section 4.1). */
export function CreateUser({ silo, onDismiss, onDone = onDismiss }: CreateUserProps) {
  const form = useForm(userSchema, noUser);
  const mode = useWatch({ control: form.control, name: 'mode' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="user"
      onDismiss={onDismiss}
      call={(body) => callTo(localIdpUserCreate, { query: { silo }, body })}
      onSuccess={({ displayName }) => {
        onDone();
        toast({ content: bold`User ${displayName} created` });
      }}
    >
      <NameField form={form} name="externalId" label="User name" />
      <RadioGroupField form={form} name="mode" label="Sign-in" options={MODES} column />
      {mode === 'password' && <PasswordFields form={form} />}
    </SideModalForm>
  );
}
