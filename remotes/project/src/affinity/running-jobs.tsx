import { type Job, jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Message } from '@console/shared/ui';
import styles from './affinity.module.css';
import { joinJobId, jobsOf } from './job-id.ts';
import type { GroupKind } from './kinds.ts';

const isRunning = ({ state }: Job) => state === 'running' || state === 'stopping';

type RunningJobsProps = {
  readonly kind: GroupKind;
  readonly project: string;
  /** The group whose jobs are shown; all of the project when absent. */
  readonly group?: string;
  /** Id of the instance whose jobs are shown; those of all instances when absent. */
  readonly instance?: string;
};

/** Progress of the jobs that stop instances and add them to groups. */
export function RunningJobs({ kind, project, group, instance }: RunningJobsProps) {
  const all = [...useAtomValue(jobsAtom, { store }).values()];
  const start = group === undefined ? jobsOf(kind, project) : joinJobId(kind, project, group, '');
  const shown = all.filter(
    (job) => isRunning(job) && job.id.startsWith(start) && (!instance || job.id.endsWith(instance)),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.jobs}>
      {shown.map(({ id, title, note }) => (
        <Message key={id} live="status" title={title}>
          {note}
        </Message>
      ))}
    </div>
  );
}
