import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { usePage } from '@console/shared/query';
import { to, useActionCommand } from '@console/shared/routing';
import { ListTab } from '@console/shared/table';
import { rangePage } from './queries.ts';
import { rangeActions } from './range-actions.tsx';
import { rangeColumns, rangeText } from './range-columns.tsx';

const EMPTY = {
  icon: ArrowLeftRight,
  title: 'No IP ranges',
  body: 'Add a range to give the pool addresses.',
  create: 'Add range',
};

/** The addresses of a pool, as ranges. */
export function RangesTab({ pool }: { pool: string }) {
  const page = usePage(rangePage(pool));
  const actions = useMemo(() => rangeActions(pool), [pool]);
  const create = to('/system/networking/ip-pools/:pool/ranges-add', { pool });
  useActionCommand('Add range', create);
  return (
    <ListTab
      plural="IP ranges"
      create={{ label: 'Add range', to: create, plain: true }}
      page={page}
      columns={rangeColumns}
      actions={actions}
      rowName={rangeText}
      empty={EMPTY}
    />
  );
}
