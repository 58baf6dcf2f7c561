import * as v from 'valibot';
import { localIdpUserDelete } from '@console/shared/api';
import { CheckboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import type { UserRow } from './rows.ts';

const schema = v.object({
  isKnown: v.pipe(
    field.flag(),
    v.check((isKnown) => isKnown, 'Confirm that you know this'),
  ),
});

export interface DeleteMyselfProps {
  /** Name of the silo. */
  silo: string;
  /** The current user. */
  user: UserRow;
  onDismiss: () => void;
}

/** Deletes the current user, which ends the session (docs/screens/operator.md section 4.1). */
export function DeleteMyself({ silo, user, onDismiss }: DeleteMyselfProps) {
  const form = useForm(schema, { isKnown: false });
  return (
    <ModalForm
      form={form}
      title="Delete user"
      submitLabel="Confirm"
      danger
      errorTitle="Could not delete user"
      onDismiss={onDismiss}
      call={() => callTo(localIdpUserDelete, { path: { userId: user.id }, query: { silo } })}
      onSuccess={onDismiss}
    >
      <p>
        Delete user <b>{user.name}</b>? SSH keys, group memberships and roles are deleted too. This cannot be
        undone.
      </p>
      <Message variant="destructive">This is you. Deleting yourself ends your session.</Message>
      <CheckboxField form={form} name="isKnown" label="I know that this signs me out" />
    </ModalForm>
  );
}
