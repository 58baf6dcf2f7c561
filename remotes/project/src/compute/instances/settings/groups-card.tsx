import { Group } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Instance } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { TableCard } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { groupActions } from './actions.tsx';
import { groupColumns } from './columns.tsx';
import { JoinModal } from './join-modal.tsx';
import { groupsToJoin, joinDisabledReason } from './join.ts';
import { allAntiAffinityGroups, groupsOfInstance } from './queries.ts';

const EMPTY = {
  icon: Group,
  title: 'No anti-affinity groups',
  body: 'The members of a group run on different sleds. This instance is in none.',
};

/** The anti-affinity groups of an instance (docs/screens/compute-storage.md section 5.7). */
export function GroupsCard({ instance, project }: { instance: Instance; project: string }) {
  const joined = useLoaded(groupsOfInstance(project, instance.name)).items;
  const all = useLoaded(allAntiAffinityGroups(project)).items;
  const [isJoining, setJoining] = useState(false);
  const reason = joinDisabledReason(instance, all, joined);
  const actions = useMemo(() => groupActions(project, instance.name), [project, instance.name]);
  return (
    <>
      <TableCard
        title="Anti-affinity groups"
        description={reason}
        headerActions={
          <Button disabledReason={reason} onClick={() => setJoining(true)}>
            Add to group
          </Button>
        }
        rows={joined}
        columns={groupColumns}
        actions={actions}
        copyId="Copy group ID"
        empty={EMPTY}
      />
      {isJoining && (
        <JoinModal
          instance={instance}
          project={project}
          groups={groupsToJoin(all, joined)}
          onDismiss={() => setJoining(false)}
        />
      )}
    </>
  );
}
