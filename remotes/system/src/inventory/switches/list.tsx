import { EthernetPort } from 'lucide-react';
import { useMemo } from 'react';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { ListTab } from '@console/shared/table';
import { ButtonLink } from '@console/shared/ui';
import { rackPage, switchPage } from '../queries.ts';
import { switchColumns } from './columns.tsx';

const EMPTY = {
  icon: EthernetPort,
  title: 'No switches reported',
  body: 'Some systems report switches only through their ports.',
  action: <ButtonLink to="/system/networking/switch-ports">Switch ports</ButtonLink>,
};

export function Component() {
  const page = usePage(switchPage);
  const racks = useQuery(rackPage()).data?.items.length ?? 0;
  const columns = useMemo(() => switchColumns(racks > 1), [racks]);
  // The row of the switch in the open panel stays highlighted
  const { switchId } = useRawParams();
  return (
    <>
      <ListTab
        plural="Switches"
        page={page}
        columns={columns}
        rowName={({ baseboard }) => baseboard.serial}
        activeId={switchId}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}
