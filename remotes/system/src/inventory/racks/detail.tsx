import {
  networkingSwitchPortList,
  physicalDiskList,
  rackView,
  sledInstanceList,
  sledList,
  sledListUninitialized,
  switchList,
  systemTimeseriesQuery,
} from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { RefreshControl } from '@console/shared/table';
import { PageHeader } from '@console/shared/ui';
import { rackById } from '../queries.ts';
import { RackFacts } from './rack-facts.tsx';

const refreshPage = () =>
  refresh(
    rackView,
    sledList,
    sledInstanceList,
    sledListUninitialized,
    switchList,
    physicalDiskList,
    networkingSwitchPortList,
    systemTimeseriesQuery,
  );

export function Component() {
  const { rackId } = useParams('/system/inventory/racks/:rackId');
  const rack = useLoaded(rackById(rackId));
  return (
    <>
      <PageHeader title="Rack" actions={<RefreshControl onRefresh={refreshPage} />} />
      <RackFacts rack={rack} />
    </>
  );
}
