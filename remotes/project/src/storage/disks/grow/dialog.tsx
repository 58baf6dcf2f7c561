import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Disk } from '@console/shared/api';
import {
  field,
  ModalForm,
  NameField,
  RadioGroupField,
  SizeField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { formatBytes, fromGiB, generateName, GiB, toGiB } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { settingsOf } from '../../../base/instances/change-settings.ts';
import { scriptCall } from '../../../jobs/script.ts';
import { StepList } from '../../../jobs/step-list.tsx';
import { runningTask } from '../../../jobs/run-task.ts';
import { TaskDialog } from '../../../jobs/task-dialog.tsx';
import { allDisks } from '../queries.ts';
import { leastSize, roundSizeUp } from '../size.ts';
import { useStorageLeft } from '../storage-left.ts';
import { type GrowPlan, growSteps, hostOf, largerName } from './plan.ts';
import { growId, growTitle, startGrow } from './start.ts';
import { useHost } from './use-host.ts';

const OLD = [
  { value: 'keep', label: 'Keep' },
  { value: 'delete', label: 'Delete at the end' },
];

interface GrowDialogProps {
  /** Name of the project. */
  readonly project: string;
  readonly disk: Disk;
  readonly onDismiss: () => void;
}

/** Grows a disk: the plan first, then its progress (docs/screens/compute-storage.md section 6.3). */
export function GrowDialog(props: GrowDialogProps) {
  // A task that was started before and is still running is shown again
  const [run, setRun] = useState(() => runningTask(growId(props.disk)));
  return run ? (
    <TaskDialog title={titleOf(props.disk)} run={run} onDismiss={props.onDismiss} />
  ) : (
    <GrowForm {...props} onStart={(plan) => setRun(startGrow(plan))} />
  );
}

const growSchema = (least: number, taken: ReadonlySet<string>) =>
  v.object({
    size: field.diskSize({ min: least, tooSmall: 'Must be larger than now: at least {min} GiB' }),
    name: v.pipe(
      field.optionalName(),
      field.check((name) => name === undefined || !taken.has(name), 'Name is already in use'),
    ),
    old: v.picklist(['keep', 'delete']),
  });

const titleOf = ({ name }: Disk) => `Grow disk ${name}`;

const LOADING = 'Loading the instance';
const QUOTA = 'The storage quota is too small';

const NONE: readonly Disk[] = [];

function GrowForm({
  project,
  disk,
  onStart,
  onDismiss,
}: GrowDialogProps & { onStart: (plan: GrowPlan) => void }) {
  const { items = NONE } = useQuery(allDisks(project)).data ?? {};
  const taken = useMemo(() => new Set(items.map(({ name }) => name)), [items]);
  const least = Math.floor(disk.size / GiB) + 1;
  const schema = useMemo(() => growSchema(least, taken), [least, taken]);
  const form = useForm(schema, { size: roundSizeUp(least), name: '', old: 'keep' });
  const [size, name, old] = useWatch({ control: form.control, name: ['size', 'name', 'old'] });
  const [snapshot] = useState(() => generateName([disk.name]));
  const { instance, isPending, reason, guest } = useHost(disk);
  const left = useStorageLeft();
  const planOf = (gib: number, wanted: string | undefined, isTidy: boolean): GrowPlan => ({
    project,
    disk: { id: disk.id, name: disk.name },
    larger: wanted ?? largerName(disk.name, gib, (one) => taken.has(one)),
    snapshot,
    gib,
    ...(instance && { instance: hostOf(disk, instance) }),
    isTidy,
    guest,
  });
  const planFor = (body: { size: number; name?: string | undefined; old: string }) =>
    planOf(toGiB(body.size), body.name, body.old === 'delete');
  const plan = planOf(size ?? least, name === '' ? undefined : name, old === 'delete');
  // Until they are deleted, the snapshot and both disks exist side by side
  const isShort = left.isShortOf((size ?? least) + leastSize(disk.size));
  const isRunning = plan.instance?.isRunning ?? false;
  return (
    <ModalForm
      form={form}
      title={titleOf(disk)}
      submitLabel={isRunning ? 'Stop, grow, and start again' : 'Grow disk'}
      submitDisabledReason={isPending ? LOADING : (reason ?? (isShort ? QUOTA : undefined))}
      onSubmit={(body) => onStart(planFor(body))}
      call={(body) => {
        if (isPending || reason !== undefined) throw new Error(reason ?? LOADING);
        const wanted = planFor(body);
        return scriptCall(growTitle(wanted), (made) =>
          growSteps(wanted, made, instance && settingsOf(instance)),
        );
      }}
      onDismiss={onDismiss}
    >
      <SizeField
        form={form}
        name="size"
        label="New size"
        hint={[`Now ${formatBytes(disk.size).text}.`, left.hint && `${left.hint}.`].filter(Boolean).join(' ')}
      />
      <NameField
        form={form}
        name="name"
        label="Name of the larger disk"
        optional
        hint={`Disks cannot be renamed. Blank: ${plan.larger}`}
      />
      <RadioGroupField
        form={form}
        name="old"
        label="Old disk and snapshot"
        hint="You need them to go back. They count toward the quota until they are deleted."
        options={OLD}
      />
      {isShort && (
        <Message variant="notice" live="status">
          The snapshot needs {formatBytes(disk.size).text} and the new disk{' '}
          {formatBytes(fromGiB(size ?? least)).text}. Delete unused disks and snapshots first.
        </Message>
      )}
      {reason !== undefined && (
        <Message variant="notice" live="status">
          {reason}
        </Message>
      )}
      {isRunning && (
        <Message variant="notice">
          {plan.instance?.name} is stopped first, so that the snapshot contains all of its data, and started
          again at the end.
        </Message>
      )}
      <StepList label="Plan" steps={growSteps(plan, {})} />
      <Message>{guest} If a step fails, the steps before it are undone.</Message>
    </ModalForm>
  );
}
