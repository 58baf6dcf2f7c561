import { useMemo, useState } from 'react';
import type { Instance } from '@console/shared/api';
import { CheckboxField, ModalForm, NumberField, TextField, useForm, useWatch } from '@console/shared/forms';
import { generateName, toBase64, toGiB } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Button, Message, Modal, RetryButton, Skeleton } from '@console/shared/ui';
import { everyInstance } from '../../../base/instances/queries.ts';
import type { TaskRun } from '../../../jobs/course.ts';
import { runningTask } from '../../../jobs/run-task.ts';
import { scriptCall } from '../../../jobs/script.ts';
import { StepList } from '../../../jobs/step-list.tsx';
import { TaskDialog } from '../../../jobs/task-dialog.tsx';
import { allDisks } from '../../../storage/disks/queries.ts';
import { namesOf, namingOf } from './names.ts';
import { type ClonePlan, diskName } from './plan.ts';
import { useRoom } from './room.ts';
import { type CloneValues, cloneSchema, CLONES_MAX } from './schema.ts';
import { cloneId, cloneTitle, startClone } from './start.ts';
import { cloneSteps } from './steps.ts';
import { type Source, useSource } from './use-source.ts';
import { UserData } from './user-data.tsx';

interface CloneDialogProps {
  /** Name of the project. */
  readonly project: string;
  readonly instance: Instance;
  readonly onDismiss: () => void;
}

const titleOf = ({ name }: Instance) => `Clone instance ${name}`;

/** Clones an instance: the plan first, then its progress (docs/screens/compute-storage.md section 5.10). */
export function CloneDialog(props: CloneDialogProps) {
  const { project, instance, onDismiss } = props;
  // A task that was started before and is still running is shown again
  const [run, setRun] = useState(() => runningTask(cloneId(instance)));
  const source = useSource(project, instance);
  const title = titleOf(instance);
  if (run) return <TaskDialog title={title} run={run} onDismiss={onDismiss} />;
  if (source.data) return <CloneFormDialog {...props} source={source.data} onStart={setRun} />;
  return (
    <Modal title={title} onDismiss={onDismiss} footer={<Button onClick={onDismiss}>Cancel</Button>}>
      {source.error ? (
        <Message
          variant="destructive"
          live="alert"
          title={`${instance.name} could not be loaded`}
          action={<RetryButton onClick={() => void source.refetch()} />}
        >
          {source.error.message}
        </Message>
      ) : (
        <Skeleton kind="row" rows={4} />
      )}
    </Modal>
  );
}

/** Names that instances or disks of the project have, where known. */
function useTaken(project: string) {
  const instances = useQuery(everyInstance(project)).data?.items;
  const disks = useQuery(allDisks(project)).data?.items;
  return useMemo(() => {
    const ofInstances = new Set(instances?.map(({ name }) => name));
    const ofDisks = new Set(disks?.map(({ name }) => name));
    return {
      isInstance: (name: string) => ofInstances.has(name),
      isDisk: (name: string) => ofDisks.has(name),
    };
  }, [instances, disks]);
}

interface FormProps extends CloneDialogProps {
  readonly source: Source;
  readonly onStart: (run: TaskRun) => void;
}

function CloneFormDialog({ project, instance, source, onStart, onDismiss }: FormProps) {
  const { isInstance, isDisk } = useTaken(project);
  const naming = useMemo(() => namingOf(instance.name), [instance.name]);
  const schema = useMemo(() => cloneSchema(naming, isInstance), [naming, isInstance]);
  const form = useForm(schema, initial(naming.pattern, source));
  const values = useWatch({
    control: form.control,
    name: ['count', 'pattern', 'isStarted', 'hasEphemeralIp'],
  });
  const [count, pattern, isStarted, hasEphemeralIp] = values;
  const number = Math.min(CLONES_MAX, Math.max(1, count ?? 1));
  const [disks] = useState(() => disksOf(instance, source));
  const names = namesOf({ ...naming, pattern }, number, isInstance);
  const plan: ClonePlan = {
    ...planOf(project, instance, source),
    disks,
    isStarted,
    hasEphemeralIp,
    hasUserData: false,
    clones: names.map((name) => ({
      name,
      disks: disks.map((disk) => diskName(name, instance.name, disk.name, isDisk)),
    })),
  };
  const gib = disks.reduce((sum, disk) => sum + disk.gib, 0);
  const lack = useRoom(instance, { count: number, gib, isStarted, hasEphemeralIp });
  return (
    <ModalForm
      form={form}
      title={titleOf(instance)}
      submitLabel="Clone"
      submitDisabledReason={lack}
      onSubmit={async ({ userData }) => {
        const text = await base64Of(userData.data);
        onStart(startClone({ ...plan, hasUserData: text !== undefined }, text));
      }}
      call={async ({ userData }) => {
        const text = await base64Of(userData.data);
        return scriptCall(cloneTitle(plan), (made) => cloneSteps(plan, made, text));
      }}
      onDismiss={onDismiss}
    >
      <NumberField form={form} name="count" label="Number of clones" min={1} max={CLONES_MAX} />
      <TextField
        form={form}
        name="pattern"
        label="Names"
        hint={`{n} stands for the number: ${previewOf(names)}`}
      />
      <CheckboxField form={form} name="isStarted" label="Start the clones" />
      <CheckboxField
        form={form}
        name="hasEphemeralIp"
        label="Give each an ephemeral IP from the default pool"
      />
      <UserData form={form} source={instance.name} />
      {lack !== undefined && (
        <Message variant="notice" live="status">
          {lack}
        </Message>
      )}
      <Notes instance={instance} source={source} />
      <StepList label="Plan" steps={cloneSteps(plan, {})} />
    </ModalForm>
  );
}

const base64Of = async (data: Blob | undefined) => data && toBase64(new Uint8Array(await data.arrayBuffer()));

/** The differences between a clone and its source. */
function Notes({ instance: { name, runState }, source: { left } }: Pick<FormProps, 'instance' | 'source'>) {
  return (
    <Message
      items={[
        'Size, disks, subnets, groups, and your SSH keys are the same; addresses and hostnames are new.',
        ...(runState === 'running'
          ? [
              `${name} is running: its disks are copied as after a power failure. Stop it first for a clean copy.`,
            ]
          : []),
        ...(left.length > 0 ? [`Not copied: ${listed.format(left)}.`] : []),
        'If a step fails, everything that was created is deleted.',
      ]}
    />
  );
}

const listed = new Intl.ListFormat('en');

/** The first names, and the number of the others. */
function previewOf(names: readonly string[]): string {
  const more = names.length - 3;
  return `${listed.format(more > 0 ? [...names.slice(0, 3), `${more} more`] : names)}.`;
}

/** The disks and the names of their snapshots, the boot disk first. */
const disksOf = ({ bootDiskId }: Instance, { disks }: Source): ClonePlan['disks'] =>
  disks
    .map(({ id, name, size }) => ({
      id,
      name,
      gib: toGiB(size),
      snapshot: generateName([name]),
      isBoot: id === bootDiskId,
    }))
    .toSorted((one, other) => Number(other.isBoot) - Number(one.isBoot));

const initial = (pattern: string, { hasEphemeralIp }: Source): CloneValues => ({
  count: 1,
  pattern,
  isStarted: true,
  hasEphemeralIp,
  userData: { source: 'file', file: null, text: '' },
});

function planOf(project: string, instance: Instance, source: Source) {
  const { id, name, description, ncpus, memory, autoRestartPolicy } = instance;
  const { interfaces, apart, together, sshKeys } = source;
  return {
    project,
    source: {
      id,
      name,
      description,
      ncpus,
      memory,
      ...(autoRestartPolicy && { autoRestartPolicy }),
    },
    interfaces,
    apart,
    together,
    sshKeys,
  };
}
