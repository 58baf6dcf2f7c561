import { useMemo } from 'react';
import { actionCommands } from '@console/shared/actions';
import {
  antiAffinityGroupMemberList,
  affinityGroupMemberList,
  instanceList,
  sledInstanceList,
} from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { useCommands } from '@console/shared/routing';
import { usePageRefusal } from '@console/shared/runtime';
import { ActionMenu, RefreshControl } from '@console/shared/table';
import { DateProperty, IdProperty, PageHeader, PropertiesTable, Property, Tag } from '@console/shared/ui';
import { groupActions } from './actions.tsx';
import type { GroupKind } from './kinds.ts';
import { MembersCard } from './members-card.tsx';
import { useMemberPolling } from './polling.ts';
import { PolicyTag } from './policy-tag.tsx';

const refreshPage = () =>
  refresh(antiAffinityGroupMemberList, affinityGroupMemberList, instanceList, sledInstanceList);

interface GroupPageProps {
  kind: GroupKind;
  /** Names of the project and of the group. */
  project: string;
  name: string;
}

/** The page of a group (docs/screens/network-access.md section 12.3). */
export function GroupPage({ kind, project, name }: GroupPageProps) {
  const place = useMemo(() => ({ project, group: name }), [project, name]);
  const group = useLoaded(kind.one(place));
  const members = useLoaded(kind.members(place), { poll: useMemberPolling() }).items;
  const navigate = useNavigate();
  const refusal = usePageRefusal();
  const actions = useMemo(
    () => groupActions(kind, project, () => navigate(kind.listPath(project))),
    [kind, project, navigate],
  );
  useCommands(
    useMemo(
      () => actionCommands(`${kind.title} '${group.name}'`, actions, group, refusal),
      [kind, actions, group, refusal],
    ),
  );
  return (
    <>
      <PageHeader
        title={group.name}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label={`${kind.title} actions`} resource={group} actions={actions} />
          </>
        }
      />
      <PropertiesTable>
        <Property label="type">
          <Tag>{kind.id}</Tag>
        </Property>
        <Property label="Description">{group.description}</Property>
        <Property label="Policy">
          <PolicyTag policy={group.policy} />
        </Property>
        <DateProperty label="Created" date={group.timeCreated} />
        <Property label="Members">{members.length}</Property>
        <IdProperty wide value={group.id} whole />
      </PropertiesTable>
      <MembersCard kind={kind} place={place} members={members} />
      <Outlet />
    </>
  );
}
