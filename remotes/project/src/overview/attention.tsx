import { runAction } from '@console/shared/actions';
import type { Instance } from '@console/shared/api';
import { capitalize } from '@console/shared/format';
import { usePageRefusal } from '@console/shared/runtime';
import { useMoment } from '@console/shared/stuck';
import { Button, CardBlock, Link, Skeleton, StatusBadge, TimeAgo, VisuallyHidden } from '@console/shared/ui';
import { powerActions } from '../compute/instances/actions.tsx';
import { allows } from '../base/instances/states.ts';
import { type ProjectLists, NOUNS } from './lists.ts';
import styles from './overview.module.css';
import { Unread } from './unread.tsx';
import { type Trouble, troublesOf } from './troubles.ts';

const START = ['start', 'Start'] as const;
const STOP = ['stop', 'Stop'] as const;

const KINDS = ['instance', 'disk', 'snapshot'] as const;

/** Failed and overdue resources, with the remedies. That nothing needs attention is shown only when every list was read. */
export function Attention({ project, lists }: { project: string; lists: ProjectLists }) {
  const moment = useMoment();
  const { instance, disk, snapshot } = lists;
  const troubles = troublesOf(
    project,
    { instance: instance.data?.items, disk: disk.data?.items, snapshot: snapshot.data?.items },
    moment,
  );
  const isPending = KINDS.some((kind) => lists[kind].isPending);
  const isWhole = KINDS.every((kind) => lists[kind].data !== undefined);
  return (
    <CardBlock title="Needs attention">
      <div aria-busy={isPending}>
        {troubles.length > 0 && (
          <ul className={styles.rows} aria-label="Needs attention">
            {troubles.map((trouble) => (
              <Row
                key={trouble.id}
                project={project}
                trouble={trouble}
                instance={instance.data?.items.find(({ id }) => id === trouble.id)}
              />
            ))}
          </ul>
        )}
        {KINDS.map((kind) => (
          <Unread key={kind} what={capitalize(NOUNS[kind][1])} of={lists[kind]} />
        ))}
        {isPending && <Skeleton width="60%" />}
        {isWhole && troubles.length === 0 && (
          <p>No instance, disk, or snapshot has failed or is taking longer than usual.</p>
        )}
      </div>
    </CardBlock>
  );
}

interface RowProps {
  project: string;
  trouble: Trouble;
  instance: Instance | undefined;
}

function Row({ project, trouble: { kind, name, state, since, text, to }, instance }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <StatusBadge entity={kind} status={state} />
        <Link to={to}>{name}</Link>
        {since && <TimeAgo date={since} suffix="ago" />}
      </span>
      <span className={styles.advice}>{text}</span>
      {instance && <WayOut project={project} instance={instance} />}
    </li>
  );
}

/** Starts a failed instance, and stops one whose state takes too long, as far as its state allows it. */
function WayOut({ project, instance }: { project: string; instance: Instance }) {
  const refusal = usePageRefusal();
  const [id, label] = instance.runState === 'failed' ? START : STOP;
  const action = powerActions(project).find((one) => one.id === id);
  if (!action || !allows(id, instance)) return null;
  return (
    <Button size="sm" disabledReason={refusal} onClick={() => runAction(action, instance)}>
      {label} <VisuallyHidden>{instance.name}</VisuallyHidden>
    </Button>
  );
}
