import {
  antiAffinityGroupMemberInstanceAdd,
  type AntiAffinityGroup,
  type Instance,
} from '@console/shared/api';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';
import { refusalToJoin } from './join.ts';
import { joinSchema } from './schema.ts';

export interface JoinModalProps {
  /** As it is now: when it starts while the modal is open, the modal follows. */
  instance: Instance;
  /** Name of its project. */
  project: string;
  /** The groups it is not in. */
  groups: readonly AntiAffinityGroup[];
  onDismiss: () => void;
}

/** Adds an instance to a group (docs/screens/compute-storage.md section 5.7). */
export function JoinModal({ instance, project, groups, onDismiss }: JoinModalProps) {
  const form = useForm(joinSchema, { group: null });
  const refusal = refusalToJoin(instance);
  return (
    <ModalForm
      form={form}
      title="Add to anti-affinity group"
      submitLabel="Add to group"
      submitDisabledReason={refusal}
      errorTitle="Failed to add instance to group"
      onDismiss={onDismiss}
      call={({ group }) =>
        callTo(antiAffinityGroupMemberInstanceAdd, {
          path: { antiAffinityGroup: group, instance: instance.name },
          query: { project },
        })
      }
      onSuccess={(_, { group }) => {
        onDismiss();
        toast({
          content: (
            <>
              Instance <b>{instance.name}</b> added to anti-affinity group <b>{group}</b>
            </>
          ),
        });
      }}
    >
      {refusal !== undefined && (
        <Message variant="destructive" live="status">
          {refusal}
        </Message>
      )}
      <ComboboxField
        form={form}
        name="group"
        label="Anti-affinity group"
        placeholder="Select a group"
        items={groups.map(({ name, description }) => ({ value: name, label: name, description }))}
      />
    </ModalForm>
  );
}
