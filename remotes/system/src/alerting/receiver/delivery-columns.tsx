import type { WebhookDelivery } from '@console/shared/api';
import { columns } from '@console/shared/table';
import { Link, StatusBadge } from '@console/shared/ui';
import { attemptsText, lastAnswerOf, type ShownState } from '../deliveries.ts';
import { LastAnswer } from './last-answer.tsx';

/** A delivery as a row: tables identify rows by `name`. */
export interface DeliveryRow extends WebhookDelivery {
  readonly name: string;
  readonly shown: ShownState;
}

const col = columns<DeliveryRow>();

/**
 * Columns of the deliveries to a receiver (docs/screens/operator.md section 9.7).
 * @param open returns the query string that opens the panel of a delivery
 */
export const deliveryColumns = (open: (id: string) => string) => [
  col.custom(
    'Event class',
    ({ id, eventClass }) => (
      <Link variant="name" to={{ search: open(id) }} preventScrollReset>
        {eventClass}
      </Link>
    ),
    { value: ({ eventClass }) => eventClass },
  ),
  col.custom('State', ({ shown }) => <StatusBadge entity="delivery" status={shown} />, {
    width: 12,
    cut: false,
    value: ({ shown }) => shown,
  }),
  col.tag('Trigger', ({ trigger }) => trigger, { width: 7 }),
  col.text('Attempts', attemptsText, { rank: 2, width: 14 }),
  col.custom('Last answer', (row) => <LastAnswer delivery={row} />, {
    rank: 3,
    width: 10,
    value: (row) => lastAnswerOf(row)?.status,
  }),
  col.date('Started', ({ timeStarted }) => timeStarted),
];
