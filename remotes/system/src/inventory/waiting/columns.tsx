import { columns } from '@console/shared/table';
import { Mono, StatusBadge } from '@console/shared/ui';
import { partColumn, rackColumns, revisionColumn } from '../hardware-columns.tsx';
import type { WaitingSled } from './state.ts';

const col = columns<WaitingSled>();

/** Columns of the waiting sleds (docs/screens/operator.md section 2.6). */
export const waitingColumns = (hasRacks: boolean) => [
  col.custom('Slot', ({ cubby }) => cubby, { width: 6, cut: false, value: ({ cubby }) => cubby }),
  partColumn<WaitingSled>(10),
  col.custom('Serial', ({ baseboard }) => <Mono>{baseboard.serial}</Mono>, {
    width: 10,
    value: ({ baseboard }) => baseboard.serial,
  }),
  revisionColumn<WaitingSled>(),
  ...rackColumns<WaitingSled>(hasRacks),
  col.custom(
    'Status',
    ({ progress, added }) => <StatusBadge entity="waiting" status={progress} note={added?.step} />,
    {
      width: 14,
      cut: false,
      value: ({ progress }) => progress,
      counted: true,
    },
  ),
];
