import { useCallback, useMemo, useState } from 'react';
import {
  affinityGroupList,
  antiAffinityGroupList,
  antiAffinityGroupMemberList,
  floatingIpList,
  instanceAffinityGroupList,
  instanceAntiAffinityGroupList,
  instanceDiskList,
  instanceExternalIpList,
  instanceNetworkInterfaceList,
  instanceView,
  projectIpPoolList,
  timeseriesQuery,
  type Instance,
  vpcFirewallRulesView,
  vpcSubnetView,
  vpcView,
} from '@console/shared/api';
import { actionCommands, type Action } from '@console/shared/actions';
import { refresh, useLoaded } from '@console/shared/query';
import { Outlet, useLocation, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { usePageRefusal } from '@console/shared/runtime';
import { ActionButtons, ActionMenu, RefreshControl } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { useExtensionActions } from '@console/shared/extensions';
import { instanceActions } from '../actions.tsx';
import { Glance } from '../glance/glance.tsx';
import { InstancesHelp } from '../help.tsx';
import { CloneDialog } from '../lazy-clone.tsx';
import { ResizeModal } from '../lazy-resize.tsx';
import { Troubleshoot } from '../reach/lazy-troubleshoot.tsx';
import { viewPolling } from '../../../base/instances/polling.ts';
import { instanceByName } from '../../../base/instances/queries.ts';
import { InstanceProperties, InstanceState } from './properties.tsx';
import { StuckNotice } from './stuck-notice.tsx';
import { instanceTabs, type InstancePlace, openPortPath } from './tabs.ts';

/** Frequent actions, shown as buttons beside the title. The others are in the menu. */
const AT_HAND: ReadonlySet<string> = new Set(['start', 'stop']);

/** Refetches everything that the page and its tabs show, including charts. */
const refreshPage = () =>
  refresh(
    instanceView,
    instanceExternalIpList,
    instanceNetworkInterfaceList,
    vpcView,
    vpcSubnetView,
    vpcFirewallRulesView,
    floatingIpList,
    projectIpPoolList,
    instanceDiskList,
    instanceAntiAffinityGroupList,
    instanceAffinityGroupList,
    antiAffinityGroupList,
    affinityGroupList,
    antiAffinityGroupMemberList,
    timeseriesQuery,
  );

export function Component() {
  const { project, instance: name } = useParams('/projects/:project/instances/:instance');
  const instance = useLoaded(instanceByName(project, name), { poll: viewPolling });
  const [isResizing, setResizing] = useState(false);
  const [isCloning, setCloning] = useState(false);
  const navigate = useNavigate();
  const actions = useMemo(
    () =>
      instanceActions({
        project,
        onResize: () => setResizing(true),
        onClone: () => setCloning(true),
        onDeleted: () => navigate(to('/projects/:project/instances', { project })),
      }),
    [project, navigate],
  );
  const place = useMemo(() => ({ project, instance: name }), [project, name]);
  const { actions: all, opened } = useExtensionActions('instance.action', { instance, project }, actions);
  const { isOpen, open, close } = useTroubleshoot();
  usePageCommands(place, all, instance);
  return (
    <>
      <PageHeader
        title={instance.name}
        status={<InstanceState instance={instance} place={place} />}
        help={<InstancesHelp />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionButtons resource={instance} actions={actions.filter(({ id }) => AT_HAND.has(id))} />
            <ActionMenu
              label="Instance actions"
              resource={instance}
              copyId={instance.id}
              actions={all.filter(({ id }) => !AT_HAND.has(id))}
            />
          </>
        }
      />
      <Glance project={project} instance={instance} onTroubleshoot={open} />
      <StuckNotice instance={instance} place={place} />
      <InstanceProperties instance={instance} place={place} />
      <RouteTabs tabs={instanceTabs(place)} label="Instance">
        <Outlet />
      </RouteTabs>
      {opened}
      {isOpen && <Troubleshoot project={project} instance={instance} onDismiss={close} />}
      {isResizing && (
        <ResizeModal instance={instance} project={project} onDismiss={() => setResizing(false)} />
      )}
      {isCloning && <CloneDialog instance={instance} project={project} onDismiss={() => setCloning(false)} />}
    </>
  );
}

/** The search for the cause of a lost connection, also in the palette. The links in it lead to other pages, which close it. */
function useTroubleshoot() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = useCallback(() => setOpenAt(pathname), [pathname]);
  useCommands(useMemo(() => [{ group: 'Actions', label: 'Troubleshoot connection', run: open }], [open]));
  return { isOpen: openAt === pathname, open, close: () => setOpenAt(undefined) };
}

/** Palette entries: the actions that the instance currently allows, and its tabs. */
function usePageCommands(
  place: InstancePlace,
  actions: readonly Action<Instance>[],
  instance: Instance,
): void {
  const refusal = usePageRefusal();
  const commands = useMemo(() => {
    const group = `Instance '${instance.name}'`;
    const tabs = instanceTabs(place).map((tab) => ({ group, label: tab.label, to: tab.to }));
    const port =
      refusal === undefined ? [{ group: 'Actions', label: 'Open a port…', to: openPortPath(place) }] : [];
    return [...port, ...actionCommands(group, actions, instance, refusal), ...tabs];
  }, [place, actions, instance, refusal]);
  useCommands(commands);
}
