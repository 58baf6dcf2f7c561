import { HardDrive } from 'lucide-react';
import { useMemo } from 'react';
import { usePage } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { ListTab } from '@console/shared/table';
import { useCopy } from '@console/shared/ui';
import { physicalDiskPage } from '../queries.ts';
import { diskActions } from './actions.ts';
import { physicalDiskColumns } from './columns.tsx';

const EMPTY = {
  icon: HardDrive,
  title: 'No disks found',
  body: 'Physical disks are in the sleds. They appear here once their sled is part of the system.',
};

export function Component() {
  const page = usePage(physicalDiskPage);
  const { copy } = useCopy();
  const actions = useMemo(() => diskActions(copy), [copy]);
  // The row of the disk in the open panel stays highlighted
  const { diskId } = useRawParams();
  return (
    <>
      <ListTab
        plural="Disks"
        page={page}
        columns={physicalDiskColumns}
        actions={actions}
        rowName={({ serial }) => serial}
        activeId={diskId}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}
