import { CircleMinus } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { ipPoolRangeRemove, type IpPoolRange } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { rangeText } from './range-columns.tsx';

/** Actions on a range of an IP pool. Keep the list in a `useMemo`. */
export const rangeActions = (pool: string): readonly Action<IpPoolRange>[] => [
  {
    id: 'remove',
    label: 'Remove',
    icon: CircleMinus,
    section: 'delete',
    danger: true,
    confirm: (range) => ({
      title: 'Confirm remove range',
      body: (
        <>
          Remove the range <b>{rangeText(range)}</b> from the pool? This fails while addresses in it are in
          use.
        </>
      ),
      errorTitle: 'Could not remove range',
    }),
    call: ({ range: { first, last } }) =>
      callTo(ipPoolRangeRemove, { path: { pool }, body: { first, last } }),
  },
];
