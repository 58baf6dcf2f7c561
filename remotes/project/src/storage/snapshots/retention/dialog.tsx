import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Disk, Snapshot } from '@console/shared/api';
import { field, ModalForm, NumberField, RadioGroupField, useForm, useWatch } from '@console/shared/forms';
import { formatBytes, pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { settings } from '@console/shared/runtime';
import { Button, Message, Modal, RetryButton, Skeleton } from '@console/shared/ui';
import { CodeBlock, Disclosure } from '@console/shared/ui/detail';
import type { TaskRun } from '../../../jobs/course.ts';
import { runningTask } from '../../../jobs/run-task.ts';
import { TaskDialog } from '../../../jobs/task-dialog.tsx';
import { allDisks } from '../../disks/queries.ts';
import { allSnapshots } from '../queries.ts';
import { bytesOf, deletionsOf } from './plan.ts';
import { PlanTable } from './plan-table.tsx';
import { retain } from './rule.ts';
import styles from './retention.module.css';
import { scriptOf } from './script.ts';
import { retentionId, startRetention } from './start.ts';

const TITLE = 'Keep snapshots by a rule';

/** The most that a rule keeps of each. */
const MOST = 366;

const SCOPES = [
  { value: 'disks', label: 'Disks of the project' },
  { value: 'all', label: 'Deleted disks too' },
];

const schema = v.object({
  daily: field.number({ max: MOST, label: 'Daily' }),
  weekly: field.number({ max: MOST, label: 'Weekly' }),
  scope: v.picklist(['disks', 'all']),
});

interface RetentionDialogProps {
  /** Name of the project. */
  readonly project: string;
  readonly onDismiss: () => void;
}

/** Deletes snapshots by a rule: the plan first, then its progress (docs/screens/compute-storage.md section 7.4). */
export function RetentionDialog(props: RetentionDialogProps) {
  const { project, onDismiss } = props;
  // A task that was started before and is still running is shown again
  const [run, setRun] = useState(() => runningTask(retentionId(project)));
  const snapshots = useQuery(allSnapshots(project));
  const disks = useQuery(allDisks(project));
  if (run) return <TaskDialog title={TITLE} run={run} onDismiss={onDismiss} />;
  // Without all disks, a disk that was not read would look deleted
  if (snapshots.data && disks.data)
    return <RuleForm {...props} snapshots={snapshots.data.items} disks={disks.data.items} onStart={setRun} />;
  const error = snapshots.error ?? disks.error;
  const retry = () => void Promise.all([snapshots.refetch(), disks.refetch()]);
  return (
    <Modal title={TITLE} onDismiss={onDismiss} footer={<Button onClick={onDismiss}>Cancel</Button>}>
      {error ? (
        <Message
          variant="destructive"
          live="alert"
          title="Snapshots and disks could not be loaded"
          action={<RetryButton onClick={retry} />}
        >
          {error.message}
        </Message>
      ) : (
        <Skeleton kind="row" rows={4} />
      )}
    </Modal>
  );
}

interface RuleFormProps extends RetentionDialogProps {
  readonly snapshots: readonly Snapshot[];
  readonly disks: readonly Disk[];
  readonly onStart: (run: TaskRun) => void;
}

function RuleForm({ project, snapshots, disks, onStart, onDismiss }: RuleFormProps) {
  const form = useForm(schema, { daily: 7, weekly: 4, scope: 'disks' });
  const [daily, weekly, scope] = useWatch({ control: form.control, name: ['daily', 'weekly', 'scope'] });
  const rule = useMemo(() => ({ daily: daily ?? 0, weekly: weekly ?? 0 }), [daily, weekly]);
  const plans = useMemo(() => {
    const present = new Set(disks.map(({ id }) => id));
    return retain(snapshots, rule).filter(({ diskId }) => scope === 'all' || present.has(diskId));
  }, [snapshots, disks, rule, scope]);
  const deletions = useMemo(() => deletionsOf(plans, disks), [plans, disks]);
  const bytes = bytesOf(deletions);
  const kept = plans.reduce((sum, { decisions }) => sum + decisions.length, -deletions.length);
  const count = pluralize(deletions.length, 'snapshot');
  const script = scriptOf({
    project,
    cliName: settings().cliName,
    ...rule,
    hasDeletedDisks: scope === 'all',
  });
  const start = () =>
    onStart(
      startRetention({
        project,
        ...rule,
        deletions: deletions.map(({ snapshot, newest, disk }) => ({
          id: snapshot.id,
          name: snapshot.name,
          disk,
          size: snapshot.size,
          newest: { id: newest.id, name: newest.name },
        })),
      }),
    );
  return (
    <ModalForm
      form={form}
      title={TITLE}
      width="free"
      danger
      submitLabel={`Delete ${count}`}
      submitDisabledReason={deletions.length === 0 ? 'The rule keeps all snapshots' : undefined}
      onSubmit={start}
      onDismiss={onDismiss}
    >
      <NumberField
        form={form}
        name="daily"
        label="Daily"
        max={MOST}
        hint="Number of days whose last snapshot is kept, for each disk. Days are in UTC."
      />
      <NumberField
        form={form}
        name="weekly"
        label="Weekly"
        max={MOST}
        hint="Number of weeks whose last snapshot is kept. Weeks begin on Monday, UTC."
      />
      <RadioGroupField form={form} name="scope" label="Snapshots of" options={SCOPES} />
      <Message live="status">
        {`Deletes ${count} with ${formatBytes(bytes).text}, keeps ${kept}. The newest of each disk and those that are not ready always stay. Disks and images created from snapshots are not affected. A deletion cannot be undone.`}
      </Message>
      <PlanTable plans={plans} disks={disks} />
      <Disclosure title="Script for cron or systemd">
        <div className={styles.script}>
          <Message>
            The platform has no scheduler. This script applies the rule to the snapshots that exist when it
            runs.
          </Message>
          <CodeBlock lines={[script]} copyText={script} copyLabel="Copy script" />
        </div>
      </Disclosure>
    </ModalForm>
  );
}
