import { Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { VpcRouter, VpcSubnet } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { type PageState, useEveryRow, usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab } from '@console/shared/table';
import { DeleteSubnet } from '../lazy-deletion.tsx';
import { allRouters } from '../routers/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { subnetActions } from './actions.tsx';
import { subnetColumns } from './columns.tsx';
import { allSubnets, subnetPage } from './queries.ts';

const EMPTY = {
  icon: Network,
  title: 'No VPC subnets',
  body: 'A subnet is a block of addresses for the instances of the VPC. Without a subnet, no instance can use the VPC.',
  create: 'New subnet',
};

const NO_ROUTERS: readonly VpcRouter[] = [];

const NOUN = ['subnet', 'subnets'] as const;

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const page = usePage(subnetPage(project, vpc));
  const routers = useQuery(allRouters(project, vpc)).data?.items ?? NO_ROUTERS;
  const [doomed, setDoomed] = useState<VpcSubnet>();
  // The row of the subnet in an open form or panel stays highlighted
  const { subnet: open } = useRawParams();
  const columns = useMemo(() => subnetColumns(place, routers), [place, routers]);
  const actions = useMemo(() => subnetActions({ place, onDelete: setDoomed }), [place]);
  useCommands(useListCommands(place, page));
  return (
    <>
      <ListTab
        plural="Subnets"
        create={{ label: 'New subnet', to: to('/projects/:project/vpcs/:vpc/subnets-new', place) }}
        page={page}
        columns={columns}
        actions={actions}
        activeId={page.items.find(({ id, name }) => name === open || id === doomed?.id)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
        tall
      />
      <Outlet />
      {/* A deletion may end after its dialog was closed and another one opened */}
      {doomed && (
        <DeleteSubnet
          place={place}
          subnet={doomed}
          onDismiss={() => setDoomed((now) => (now === doomed ? undefined : now))}
        />
      )}
    </>
  );
}

/** Palette entries: a new subnet, and all subnets of the VPC, not only this page of them. */
function useListCommands(place: VpcPlace, page: PageState<VpcSubnet>): Command[] {
  const subnets = useEveryRow(page, allSubnets(place.project, place.vpc));
  return useMemo(
    () => [
      {
        group: 'Actions',
        label: 'New subnet',
        to: to('/projects/:project/vpcs/:vpc/subnets-new', { ...place }),
      },
      ...subnets.map(({ name }) => ({
        group: 'Go to subnet',
        label: name,
        to: to('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...place, subnet: name }),
      })),
    ],
    [place, subnets],
  );
}
