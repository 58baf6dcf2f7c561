import { useMemo } from 'react';
import type { Instance } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { DateTime, Link, Skeleton } from '@console/shared/ui';
import { allows } from '../../../base/instances/states.ts';
import { bootOutput, reportOf } from '../boot/queries.ts';
import { verdictText } from '../boot/read-boot.ts';
import { eventsOf } from './events.ts';
import styles from './glance.module.css';

interface LastEventsProps {
  readonly project: string;
  readonly instance: Instance;
}

/** The last events of an instance, by its own times and by its serial console. */
export function LastEvents({ project, instance }: LastEventsProps) {
  const events = useMemo(() => eventsOf(instance), [instance]);
  return (
    <ol className={styles.events} aria-label="Recent events">
      {allows('serialConsole', instance) && <Boot project={project} instance={instance} />}
      {events.map(({ said, at }) => (
        <li key={said}>
          {said}{' '}
          <span className={styles.place}>
            <DateTime date={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The progress of the last start of the guest. The output has no times. */
function Boot({ project, instance: { name } }: LastEventsProps) {
  const output = useQuery(bootOutput(project, name));
  const report = useMemo(() => output.data && reportOf(output.data), [output.data]);
  const said = report
    ? verdictText(report)
    : output.isError && 'The output of the serial console could not be loaded';
  return (
    <li>
      {said ? (
        <Link to={to('/projects/:project/instances/:instance/connect', { project, instance: name })}>
          {said}
        </Link>
      ) : (
        <Skeleton width="12rem" />
      )}
    </li>
  );
}
