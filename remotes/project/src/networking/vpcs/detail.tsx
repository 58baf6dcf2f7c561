import { useMemo, useState } from 'react';
import { actionCommands, type Action } from '@console/shared/actions';
import type { Vpc } from '@console/shared/api';
import { ExtensionCards, ExtensionProperties, useExtensionActions } from '@console/shared/extensions';
import { useLoaded } from '@console/shared/query';
import { Outlet, useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { ActionMenu, RefreshFailure } from '@console/shared/table';
import {
  ButtonLink,
  DateProperty,
  IdProperty,
  Mono,
  PageHeader,
  PropertiesTable,
  Property,
} from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { DeleteVpc } from '../lazy-deletion.tsx';
import { reachabilityPath } from '../reachability/paths.ts';
import { useStillHere } from '../use-still-here.ts';
import { vpcActions } from './actions.tsx';
import { VpcsHelp } from './help.tsx';
import { vpcByName } from './queries.ts';
import { vpcMapPath, type VpcPlace, vpcTabs } from './tabs.ts';

export function Component() {
  const { project, vpc: name } = useParams('/projects/:project/vpcs/:vpc');
  const vpc = useLoaded(vpcByName(project, name));
  const navigate = useNavigate();
  const isStillHere = useStillHere(vpc.id);
  const [isDeleting, setDeleting] = useState(false);
  const actions = useMemo(() => vpcActions({ project, onDelete: () => setDeleting(true) }), [project]);
  const place = useMemo(() => ({ project, vpc: name }), [project, name]);
  const { actions: all, opened } = useExtensionActions('vpc.action', { vpc, project }, actions);
  usePageCommands(place, all, vpc);
  return (
    <>
      <PageHeader
        title={vpc.name}
        help={<VpcsHelp />}
        actions={
          <>
            <RefreshFailure />
            <ButtonLink to={vpcMapPath(place)}>Map</ButtonLink>
            <ButtonLink to={reachabilityPath(place)}>Check reachability</ButtonLink>
            <ActionMenu label="VPC actions" resource={vpc} copyId={vpc.id} actions={all} />
          </>
        }
      />
      <VpcProperties vpc={vpc} project={project} />
      <RouteTabs tabs={vpcTabs(place)} label="VPC">
        <Outlet />
      </RouteTabs>
      <ExtensionCards place="vpc.card" with={{ vpc, project }} />
      {opened}
      {isDeleting && (
        <DeleteVpc
          place={place}
          id={vpc.id}
          onDeleted={() => isStillHere() && navigate(to('/projects/:project/vpcs', { project }))}
          onDismiss={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** The properties of a VPC (docs/screens/network-access.md sections 2 and 17, B-L2). */
function VpcProperties({ vpc, project }: { vpc: Vpc; project: string }) {
  return (
    <PropertiesTable six>
      <Property label="Description" wide>
        {vpc.description}
      </Property>
      <Property label="DNS Name">{vpc.dnsName}</Property>
      <DateProperty label="Created" date={vpc.timeCreated} />
      <DateProperty label="Last Modified" wide date={vpc.timeModified} />
      <Property label="IPv6 Prefix" wide>
        <Mono>{vpc.ipv6Prefix}</Mono>
      </Property>
      <IdProperty most value={vpc.id} />
      <ExtensionProperties place="vpc.property" with={{ vpc, project }} />
    </PropertiesTable>
  );
}

/** Palette entries: the actions of the VPC, and its tabs. */
function usePageCommands(place: VpcPlace, actions: readonly Action<Vpc>[], vpc: Vpc): void {
  const commands = useMemo(() => {
    const group = `VPC '${vpc.name}'`;
    const tabs = vpcTabs(place).map(({ label, to: path }) => ({ group, label, to: path }));
    const map = { group, label: 'Map', to: vpcMapPath(place) };
    const check = { group, label: 'Check reachability', to: reachabilityPath(place) };
    return [...actionCommands(group, actions, vpc), ...tabs, map, check];
  }, [place, actions, vpc]);
  useCommands(commands);
}
