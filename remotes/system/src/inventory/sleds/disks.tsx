import { HardDrive } from 'lucide-react';
import { useMemo } from 'react';
import type { Sled } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { useLoaded, usePage, useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { Message, useCopy } from '@console/shared/ui';
import { diskActions } from '../disks/actions.ts';
import { sledDiskColumns } from '../disks/columns.tsx';
import { outOfServiceFirst } from '../disks/states.ts';
import styles from '../inventory.module.css';
import { allPhysicalDisks, allSleds, sledById, sledDiskPage } from '../queries.ts';
import { disksOfSiblings } from './siblings.ts';

const EMPTY = {
  icon: HardDrive,
  title: 'No disks in this sled',
  body: 'No disk has been detected in this sled.',
};

export function Component() {
  const { sledId } = useParams('/system/inventory/sleds/:sledId/disks');
  const sled = useLoaded(sledById(sledId));
  const page = usePage(sledDiskPage(sledId));
  const { copy } = useCopy();
  const actions = useMemo(() => diskActions(copy), [copy]);
  return (
    <ListTab
      plural="Disks"
      page={useMemo(() => ({ ...page, items: outOfServiceFirst(page.items) }), [page])}
      columns={sledDiskColumns}
      actions={actions}
      rowName={({ serial }) => serial}
      empty={EMPTY}
    >
      <FewerNote sled={sled} />
    </ListTab>
  );
}

/** A note that other sleds of the same part have more disks; empty until that is known. */
function FewerNote({ sled }: { sled: Sled }) {
  const disks = useQuery(allPhysicalDisks()).data?.items;
  const sleds = useQuery(allSleds()).data?.items;
  const usual = disks && sleds && disksOfSiblings(sled, sleds, disks);
  if (usual === undefined) return null;
  const count = disks?.filter(({ sledId }) => sledId === sled.id).length ?? 0;
  return (
    <div className={styles.note}>
      <Message variant="notice">
        {pluralize(count, 'disk')}; other sleds of part {sled.baseboard.part} have {usual}
      </Message>
    </div>
  );
}
