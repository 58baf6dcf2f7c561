import { Group as GroupIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Instance } from '@console/shared/api';
import type { GroupKind } from '../../../affinity/kinds.ts';
import { RunningJobs } from '../../../affinity/running-jobs.tsx';
import { useLoaded } from '@console/shared/query';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { TableCard } from '@console/shared/table';
import { Button, InDialog } from '@console/shared/ui';
import { GROUPS_MAX } from '../limits.ts';
import { allows } from '../../../base/instances/states.ts';
import { groupActions } from './actions.tsx';
import { groupColumns } from './columns.tsx';
import { groupsToJoin, joinDisabledReason } from './join.ts';

const JoinModal = lazy(
  'Add to group',
  async () => (await import(/* webpackChunkName: "affinity-forms" */ './join-modal.tsx')).JoinModal,
  InDialog,
);

interface GroupsCardProps {
  kind: GroupKind;
  instance: Instance;
  /** Name of its project. */
  project: string;
}

/** The groups of one kind that an instance is in (docs/screens/network-access.md section 12.6). */
export function GroupsCard({ kind, instance, project }: GroupsCardProps) {
  const joined = useLoaded(kind.ofInstance(project, instance.name)).items;
  const all = useLoaded(kind.all(project)).items;
  const [isJoining, setJoining] = useState<'stopped' | 'running'>();
  const refusal = usePageRefusal();
  const reason = refusal ?? joinDisabledReason(instance, all, joined);
  const others = groupsToJoin(all, joined);
  const actions = useMemo(() => groupActions(kind, project, instance), [kind, project, instance]);
  const columns = useMemo(() => groupColumns(kind, project), [kind, project]);
  return (
    <>
      <RunningJobs kind={kind} project={project} instance={instance.id} />
      <TableCard
        title={`${kind.title}s`}
        description={reason}
        headerActions={
          <>
            {refusal === undefined &&
              others.length > 0 &&
              joined.length < GROUPS_MAX &&
              allows('stop', instance) && <Button onClick={() => setJoining('running')}>Stop and add</Button>}
            <Button disabledReason={reason} onClick={() => setJoining('stopped')}>
              {kind.joinLabel}
            </Button>
          </>
        }
        rows={joined}
        columns={columns}
        actions={actions}
        copyId="Copy group ID"
        empty={{
          icon: GroupIcon,
          title: `No ${kind.noun}s`,
          body: `${kind.sense} This one is in no group.`,
        }}
      />
      {isJoining && (
        <JoinModal
          kind={kind}
          instance={instance}
          project={project}
          groups={others}
          isStopping={isJoining === 'running'}
          onDismiss={() => setJoining(undefined)}
        />
      )}
    </>
  );
}
