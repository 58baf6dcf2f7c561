import type { Instance } from '@console/shared/api';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';
import type { Group, GroupKind } from '../../../affinity/kinds.ts';
import { stopAndAdd } from '../../../affinity/stop-and-add.ts';
import { refusalToJoin } from './join.ts';
import { joinSchema } from './schema.ts';

export interface JoinModalProps {
  kind: GroupKind;
  /** The current instance: when it starts while the modal is open, the modal updates. */
  instance: Instance;
  /** Name of its project. */
  project: string;
  /** The groups that it is not in. */
  groups: readonly Group[];
  /** It is running: it is stopped first and started again afterwards. */
  isStopping: boolean;
  onDismiss: () => void;
}

/** Adds an instance to a group (docs/screens/network-access.md sections 12.6 and 17, B-G1). */
export function JoinModal({ kind, instance, project, groups, isStopping, onDismiss }: JoinModalProps) {
  const form = useForm(joinSchema, { group: null });
  const refusal = isStopping ? undefined : refusalToJoin(instance);
  const items = groups.map(({ name, description }) => ({ value: name, label: name, description }));
  const shell = {
    form,
    title: `Add to ${kind.noun}`,
    errorTitle: 'Could not add instance to group',
    onDismiss,
  };
  const field = (
    <ComboboxField form={form} name="group" label={kind.title} placeholder="Select a group" items={items} />
  );
  if (isStopping)
    return (
      <ModalForm
        {...shell}
        submitLabel="Stop, add, and start again"
        onSubmit={({ group }) => {
          onDismiss();
          stopAndAdd({ kind, place: { project, group }, instance });
        }}
      >
        <Message variant="notice">
          <b>{instance.name}</b> is stopped, added, and started again. Its workloads are interrupted
          meanwhile.
        </Message>
        {field}
      </ModalForm>
    );
  return (
    <ModalForm
      {...shell}
      submitLabel="Add to group"
      submitDisabledReason={refusal}
      call={({ group }) => kind.add({ project, group }, instance.name)}
      onSuccess={(_, { group }) => {
        onDismiss();
        toast({
          content: (
            <>
              Instance <b>{instance.name}</b> added to {kind.noun} <b>{group}</b>
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
      {field}
    </ModalForm>
  );
}
