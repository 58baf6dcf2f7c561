import { columns } from '@console/shared/table';
import { Mono, StatusBadge } from '@console/shared/ui';
import { RackLink } from '../racks/rack-link.tsx';
import type { WaitingSled } from './state.ts';

const col = columns<WaitingSled>();

/** Columns of the waiting sleds (docs/screens/operator.md section 2.6). */
export const waitingColumns = (hasRacks: boolean) => [
  col.custom('Slot', ({ cubby }) => cubby, { width: 6, cut: false, value: ({ cubby }) => cubby }),
  col.custom('Part', ({ baseboard }) => <Mono>{baseboard.part}</Mono>, {
    rank: 2,
    width: 10,
    meta: ({ baseboard }) => baseboard.part,
    value: ({ baseboard }) => baseboard.part,
  }),
  col.custom('Serial', ({ baseboard }) => <Mono>{baseboard.serial}</Mono>, {
    width: 10,
    value: ({ baseboard }) => baseboard.serial,
  }),
  col.number('Revision', ({ baseboard }) => baseboard.revision, undefined, { width: 6, meta: () => null }),
  ...(hasRacks
    ? [
        col.custom('Rack', ({ rackId }) => <RackLink rackId={rackId} />, {
          rank: 3,
          width: 12,
          value: ({ rackId }) => rackId,
        }),
      ]
    : []),
  col.custom(
    'Status',
    ({ progress, added }) => <StatusBadge entity="waiting" status={progress} note={added?.step} />,
    {
      width: 14,
      cut: false,
      value: ({ progress }) => progress,
    },
  ),
];
