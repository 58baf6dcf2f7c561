import { useMemo, useState } from 'react';
import type { Instance } from '@console/shared/api';
import { type BulkJob, JobDialog } from '@console/shared/bulk';
import {
  ComboboxField,
  type MiniColumn,
  MiniTable,
  ModalForm,
  useForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Button } from '@console/shared/ui';
import { viewPolling } from '../base/instances/polling.ts';
import { everyInstance } from '../base/instances/queries.ts';
import styles from './affinity.module.css';
import { addSeveral } from './add-several.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { candidates, GROUP_FULL, type Member, MEMBERS_MAX, waysToAdd } from './members.ts';
import { memberSchema } from './schema.ts';
import { stopAndAdd } from './stop-and-add.ts';
import { StopFirst } from './stop-first.tsx';

interface AddMemberProps {
  kind: GroupKind;
  place: GroupPlace;
  members: readonly Member[];
  onDismiss: () => void;
}

const COLUMNS: readonly MiniColumn<Instance>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'State', cell: ({ runState }) => runState },
];

const NONE: readonly Instance[] = [];

/** Adds instances to a group (docs/screens/network-access.md section 12.5). Several are a job, which this dialog shows. */
export function AddMember(props: AddMemberProps) {
  const [job, setJob] = useState<BulkJob>();
  if (job) return <JobDialog job={job} onDismiss={props.onDismiss} />;
  return <AddForm {...props} onStart={setJob} />;
}

function AddForm({
  kind,
  place,
  members,
  onDismiss,
  onStart,
}: AddMemberProps & { onStart: (job: BulkJob) => void }) {
  const form = useForm(memberSchema, { instance: null, others: [] });
  const name = useWatch({ control: form.control, name: 'instance' });
  const others = useList(form, 'others', 'Instances');
  const names = name === null ? others.items : [...others.items, name];
  const { instances, isPending, hint } = useInstances(place.project, names);
  const free = useMemo(() => candidates(instances, members), [instances, members]);
  const chosen = free.filter((one) => names.includes(one.name));
  const [only] = chosen;
  const isReady = only !== undefined && chosen.every((one) => waysToAdd(one) === 'add');
  const start = () => onStart(addSeveral(kind, place, chosen));
  const addAnother = () => {
    others.set(names);
    form.setValue('instance', null);
  };
  const full = members.length + names.length < MEMBERS_MAX ? undefined : GROUP_FULL;
  return (
    <ModalForm
      form={form}
      title="Add instance to group"
      submitLabel="Add to group"
      submitDisabledReason={only === undefined || isReady ? undefined : 'Only stopped instances can be added'}
      errorTitle="Could not add instance to group"
      onDismiss={onDismiss}
      {...(only !== undefined && chosen.length === 1
        ? { call: () => kind.add(place, only.name), onSuccess: () => said(kind, place, only, onDismiss) }
        : { onSubmit: start })}
    >
      <ComboboxField
        form={form}
        name="instance"
        label="Instance"
        placeholder="Select an instance"
        hint={hint}
        items={free
          .filter((one) => !others.items.includes(one.name))
          .map((one) => ({ value: one.name, label: one.name, description: one.runState }))}
        loading={isPending}
      />
      {name !== null && (
        <Button size="sm" className={styles.another} disabledReason={full} onClick={addAnother}>
          Add another instance
        </Button>
      )}
      <MiniTable
        label="Instances"
        rows={free.filter((one) => others.items.includes(one.name))}
        rowKey={({ id }) => id}
        rowLabel={(one) => `${one.name}, ${one.runState}`}
        columns={COLUMNS}
        onRemove={(one) => others.set(others.items.filter((other) => other !== one.name))}
        removeLabel={(one) => `remove instance ${one.name}`}
      />
      {only !== undefined && !isReady && (
        <StopFirst
          instances={chosen}
          onStop={() => {
            if (chosen.length > 1) return start();
            onDismiss();
            stopAndAdd({ kind, place, instance: only });
          }}
        />
      )}
    </ModalForm>
  );
}

/** The instances of a project. Those that change to a state in which they can be added are polled. */
function useInstances(project: string, names: readonly string[]) {
  const { data, isPending, isError } = useQuery(everyInstance(project), {
    poll: ({ items }) =>
      items
        .filter((one) => names.includes(one.name))
        .map(viewPolling)
        .find(Boolean) ?? false,
  });
  const hint = isError && !data ? 'The instances of the project could not be loaded.' : undefined;
  return { instances: data?.items ?? NONE, isPending, hint };
}

function said(kind: GroupKind, place: GroupPlace, { name }: Instance, onDismiss: () => void): void {
  onDismiss();
  toast({
    content: (
      <>
        Instance <b>{name}</b> added to {kind.noun} <b>{place.group}</b>
      </>
    ),
  });
}
