import { HardDrive } from 'lucide-react';
import { useMemo } from 'react';
import { usePage, useQuery } from '@console/shared/query';
import { Outlet, useRawParams } from '@console/shared/router';
import { ListTab } from '@console/shared/table';
import { useCopy } from '@console/shared/ui';
import { allSleds, physicalDiskPage } from '../queries.ts';
import { useSlots } from '../sleds/use-slots.ts';
import { diskActions } from './actions.ts';
import { physicalDiskColumns } from './columns.tsx';
import { outOfServiceFirst } from './states.ts';

const EMPTY = {
  icon: HardDrive,
  title: 'No disks found',
  body: 'Disks appear here once their sled is part of the system.',
};

export function Component() {
  const page = usePage(physicalDiskPage);
  const { data, isPending, error } = useQuery(allSleds());
  const sleds = useMemo(
    () => ({ data: data && new Map(data.items.map((sled) => [sled.id, sled])), isPending, error }),
    [data, isPending, error],
  );
  const slots = useSlots();
  const { copy } = useCopy();
  const actions = useMemo(() => diskActions(copy), [copy]);
  // The row of the disk in the open panel stays highlighted
  const { diskId } = useRawParams();
  return (
    <>
      <ListTab
        plural="Disks"
        page={useMemo(() => ({ ...page, items: outOfServiceFirst(page.items) }), [page])}
        columns={useMemo(() => physicalDiskColumns({ sleds, slots }), [sleds, slots])}
        actions={actions}
        rowName={({ serial }) => serial}
        activeId={diskId}
        empty={EMPTY}
      />
      <Outlet />
    </>
  );
}
