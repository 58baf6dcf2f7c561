import { Globe } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { InternetGateway } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { useLoaded } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { ListTab, wholePage } from '@console/shared/table';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { gatewayBulk, gatewayMenu } from './actions.tsx';
import { gatewayColumns } from './columns.tsx';
import { DeleteGateway } from './lazy-delete.tsx';
import { allGateways } from './queries.ts';

const EMPTY = {
  icon: Globe,
  title: 'No internet gateways',
  body: 'Routes of a VPC send traffic to external networks through an internet gateway.',
};

const NOUN = ['internet gateway', 'internet gateways'] as const;

export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc/internet-gateways');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const gateways = useLoaded(allGateways(project, vpc)).items;
  const page = useMemo(() => wholePage(`gateways of ${project}/${vpc}`, gateways), [project, vpc, gateways]);
  // The row of the gateway in an open panel or dialog stays highlighted
  const { gateway: viewed } = useRawParams();
  const [deleting, setDeleting] = useState<InternetGateway>();
  const columns = useMemo(() => gatewayColumns(place), [place]);
  const actions = useMemo(() => gatewayMenu(setDeleting), []);
  const bulk = useMemo(() => gatewayBulk(place), [place]);
  useCommands(useListCommands(place, gateways));
  return (
    <>
      <ListTab
        plural="Internet gateways"
        page={page}
        create={{ label: 'New gateway', to: to('/projects/:project/vpcs/:vpc/internet-gateways-new', place) }}
        columns={columns}
        actions={actions}
        activeId={deleting?.id ?? gateways.find(({ name }) => name === viewed)?.id}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions: bulk, rows, selection }} />}
      />
      <Outlet />
      {deleting && (
        <DeleteGateway place={place} gateway={deleting} onDismiss={() => setDeleting(undefined)} />
      )}
    </>
  );
}

/** Palette entries: a new gateway, and all gateways of the VPC. */
function useListCommands(place: VpcPlace, gateways: readonly InternetGateway[]): Command[] {
  return useMemo(
    () => [
      {
        group: 'Actions',
        label: 'New gateway',
        to: to('/projects/:project/vpcs/:vpc/internet-gateways-new', place),
      },
      ...gateways.map(({ name }) => ({
        group: 'Go to internet gateway',
        label: name,
        to: to('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...place, gateway: name }),
      })),
    ],
    [place, gateways],
  );
}
