import { Group as GroupIcon, CircleMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Action } from '@console/shared/actions';
import type { AffinityGroupMember } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { TableCard } from '@console/shared/table';
import { Button, InDialog } from '@console/shared/ui';
import { allInstances } from '../base/instances/queries.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { memberColumns } from './member-columns.tsx';
import { addDisabledReason, type Member } from './members.ts';
import { placementText } from './placement.ts';
import { RunningJobs } from './running-jobs.tsx';
import { undoTakeOut } from './undo.ts';
import { useSleds } from './use-sleds.ts';

const AddMember = lazy(
  'Add instance to group',
  async () => (await import(/* webpackChunkName: "affinity-forms" */ './add-member.tsx')).AddMember,
  InDialog,
);

interface MembersCardProps {
  kind: GroupKind;
  place: GroupPlace;
  members: readonly AffinityGroupMember[];
}

/** The members of a group (docs/screens/network-access.md section 12.3). */
export function MembersCard({ kind, place, members }: MembersCardProps) {
  const { project, group } = place;
  const rows = useMemo(() => members.map(({ value }) => value), [members]);
  const instances = useQuery(allInstances(project)).data?.items;
  const sledOf = useSleds(rows);
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => memberColumns(project, sledOf), [project, sledOf]);
  const actions = useMemo(() => [takeOut(kind, { project, group })], [kind, project, group]);
  const refusal = usePageRefusal();
  const reason = refusal ?? addDisabledReason(rows, instances);
  return (
    <>
      <RunningJobs kind={kind} project={project} group={group} />
      <TableCard
        title="Members"
        description={(sledOf && placementText(kind.id, rows, sledOf)) ?? reason}
        headerActions={
          <Button disabledReason={reason} onClick={() => setAdding(true)}>
            Add instance
          </Button>
        }
        rows={rows}
        columns={columns}
        actions={actions}
        copyId={false}
        empty={{
          icon: GroupIcon,
          title: 'No group members',
          body: 'A running instance is stopped before it is added.',
        }}
      />
      {isAdding && <AddMember kind={kind} place={place} members={rows} onDismiss={() => setAdding(false)} />}
    </>
  );
}

/** Removes a member, in any state. */
const takeOut = (kind: GroupKind, place: GroupPlace): Action<Member> => ({
  id: 'remove',
  label: 'Remove from group',
  icon: CircleMinus,
  section: 'delete',
  danger: true,
  confirm: ({ name }) => ({
    title: `Remove instance from ${kind.noun}`,
    body: (
      <>
        Remove <b>{name}</b> from <b>{place.group}</b>? It keeps running where it is. The group no longer
        affects where it starts.
      </>
    ),
    errorTitle: `Error removing ${name}`,
  }),
  call: ({ name }) => kind.takeOut(place, name),
  done: ({ name }) => (
    <>
      Member <b>{name}</b> removed from {kind.noun} <b>{place.group}</b>
    </>
  ),
  undo: (member) => undoTakeOut(kind, place, member),
});
