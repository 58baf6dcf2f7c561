import { localIdpUserSetPassword } from '@console/shared/api';
import { ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { PasswordFields } from './password-fields.tsx';
import type { UserRow } from './rows.ts';
import { noUser, passwordSchema } from './schema.ts';

export interface SetPasswordProps {
  /** Name of the silo. */
  silo: string;
  user: UserRow;
  onDismiss: () => void;
}

/** Sets the password of a local user (docs/screens/operator.md section 4.1). */
export function SetPassword({ silo, user, onDismiss }: SetPasswordProps) {
  const form = useForm(passwordSchema, noUser);
  return (
    <ModalForm
      form={form}
      title={`Set password of ${user.name}`}
      submitLabel="Set password"
      errorTitle="Could not set password"
      onDismiss={onDismiss}
      call={(body) => callTo(localIdpUserSetPassword, { path: { userId: user.id }, query: { silo }, body })}
      onSuccess={() => {
        onDismiss();
        toast({ content: bold`Password of ${user.name} set` });
      }}
    >
      <Message>
        The user needs the new password at the next sign-in. Sessions that are active now may continue.
      </Message>
      <PasswordFields form={form} />
    </ModalForm>
  );
}
