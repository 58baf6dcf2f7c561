import { CircleMinus } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { ipPoolServiceRangeRemove, type IpPoolRange } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { rangeText } from '../ip-pools/range-columns.tsx';

/**
 * Actions on a range of the service pool (docs/screens/operator.md section 3.11). Keep the list in a `useMemo`.
 * @param refusal why the user may not run them
 */
export const serviceRangeActions = (refusal: string | undefined): readonly Action<IpPoolRange>[] => [
  {
    id: 'remove',
    label: 'Remove',
    icon: CircleMinus,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
    confirm: (range) => ({
      title: 'Remove range',
      body: (
        <>
          Remove the range <b>{rangeText(range)}</b> from the service pool? This fails while services use its
          addresses. Services move only to ranges listed here.
        </>
      ),
      errorTitle: 'Could not remove range',
    }),
    call: ({ range: { first, last } }) => callTo(ipPoolServiceRangeRemove, { body: { first, last } }),
    done: () => 'Range removed',
  },
];
