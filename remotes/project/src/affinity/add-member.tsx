import { useMemo } from 'react';
import type { Instance } from '@console/shared/api';
import { ComboboxField, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Button, Message } from '@console/shared/ui';
import { viewPolling } from '../compute/instances/polling.ts';
import { everyInstance } from '../compute/instances/queries.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { candidates, type Member, waysToAdd } from './members.ts';
import { memberSchema } from './schema.ts';
import { stopAndAdd } from './stop-and-add.ts';

interface AddMemberProps {
  kind: GroupKind;
  place: GroupPlace;
  members: readonly Member[];
  onDismiss: () => void;
}

const NONE: readonly Instance[] = [];

/** Adds an instance to a group (docs/screens/network-access.md section 12.5). */
export function AddMember({ kind, place, members, onDismiss }: AddMemberProps) {
  const form = useForm(memberSchema, { instance: null });
  const name = useWatch({ control: form.control, name: 'instance' });
  // An instance that is changing to a state in which it can be added is polled
  const { data, isPending, isError } = useQuery(everyInstance(place.project), {
    poll: ({ items }) => {
      const instance = items.find((one) => one.name === name);
      return instance ? viewPolling(instance) : false;
    },
  });
  const instances = data?.items ?? NONE;
  const items = useMemo(
    () =>
      candidates(instances, members).map((one) => ({
        value: one.name,
        label: one.name,
        description: one.runState,
      })),
    [instances, members],
  );
  const chosen = instances.find((one) => one.name === name);
  const isReady = chosen !== undefined && waysToAdd(chosen) === 'add';
  return (
    <ModalForm
      form={form}
      title="Add instance to group"
      submitLabel="Add to group"
      submitDisabledReason={isReady ? undefined : 'Select a stopped instance'}
      errorTitle="Could not add instance to group"
      onDismiss={onDismiss}
      call={({ instance }) => kind.add(place, instance)}
      onSuccess={(_, { instance }) => {
        onDismiss();
        toast({
          content: (
            <>
              Instance <b>{instance}</b> added to {kind.noun} <b>{place.group}</b>
            </>
          ),
        });
      }}
    >
      <ComboboxField
        form={form}
        name="instance"
        label="Instance"
        placeholder="Select an instance"
        hint={isError && !data ? 'The instances of the project could not be loaded.' : undefined}
        items={items}
        loading={isPending}
      />
      {chosen && !isReady && (
        <Stopped
          instance={chosen}
          onStop={() => {
            onDismiss();
            void stopAndAdd({ kind, place, instance: chosen });
          }}
        />
      )}
    </ModalForm>
  );
}

/** Explains what is required first, and does it (section 17, B-G1). Not before an instance is chosen (section 16, T6). */
function Stopped({ instance, onStop }: { instance: Instance; onStop: () => void }) {
  const way = waysToAdd(instance);
  return (
    <Message
      variant="notice"
      live="status"
      action={
        way === 'stop' && (
          <Button size="sm" onClick={onStop}>
            Stop, add, and start again
          </Button>
        )
      }
    >
      <b>{instance.name}</b> is {instance.runState}.{' '}
      {way === 'wait' ? 'Wait until its state has changed.' : 'Stop it to add it to the group.'}
    </Message>
  );
}
