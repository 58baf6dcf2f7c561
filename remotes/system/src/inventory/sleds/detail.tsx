import { useMemo } from 'react';
import {
  physicalDiskList,
  type Sled,
  sledInstanceList,
  sledList,
  sledPhysicalDiskList,
  sledView,
} from '@console/shared/api';
import { actionCommands } from '@console/shared/actions';
import { ExtensionCards, useExtensionActions } from '@console/shared/extensions';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { Outlet } from '@console/shared/router';
import { useCommands, useParams } from '@console/shared/routing';
import { ActionMenu, RefreshControl } from '@console/shared/table';
import { Mono, PageHeader, useCopy } from '@console/shared/ui';
import { RouteTabs } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import { allSleds, sledById } from '../queries.ts';
import { sledTabs } from '../tabs.ts';
import { actionsFor, sledActions } from './actions.tsx';
import { SledProperties } from './properties.tsx';

const NO_SLEDS: readonly Sled[] = [];

const refreshPage = () =>
  refresh(sledView, sledInstanceList, sledPhysicalDiskList, sledList, physicalDiskList);

export function Component() {
  const { sledId } = useParams('/system/inventory/sleds/:sledId');
  const sled = useLoaded(sledById(sledId));
  const sleds = useQuery(allSleds()).data?.items ?? NO_SLEDS;
  const { copy } = useCopy();
  const refusal = useFleetRefusal();
  const actions = useMemo(
    () => actionsFor(sledActions({ sleds, copy, refusal }), sled),
    [sleds, copy, refusal, sled],
  );
  const { actions: all, opened } = useExtensionActions('sled.action', { sled }, actions);
  const tabs = useMemo(() => sledTabs(sledId), [sledId]);
  const group = `Sled ${sled.baseboard.serial}`;
  useCommands(
    useMemo(
      () => [...actionCommands(group, all, sled), ...tabs.map(({ label, to }) => ({ group, label, to }))],
      [group, all, sled, tabs],
    ),
  );
  return (
    <>
      <PageHeader
        title="Sled"
        status={<Mono>{sled.baseboard.serial}</Mono>}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <ActionMenu label="Sled actions" resource={sled} actions={all} copyId={sled.id} />
          </>
        }
      />
      <SledProperties sled={sled} />
      <RouteTabs tabs={tabs} label="Sled">
        <Outlet />
      </RouteTabs>
      <ExtensionCards place="sled.card" with={{ sled }} />
      {opened}
    </>
  );
}
