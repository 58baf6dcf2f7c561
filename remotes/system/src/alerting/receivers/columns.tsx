import type { WebhookReceiver } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Endpoint } from './endpoint.tsx';
import { HealthCell } from './health-cell.tsx';

const col = columns<WebhookReceiver>();

const health = ({ name }: WebhookReceiver) => <HealthCell receiver={name} />;

/** Columns of the receivers (docs/screens/operator.md section 6.2). */
export const receiverColumns = [
  col.link(
    'Name',
    ({ name }) => name,
    ({ name }) => to('/system/alerting/receivers/:receiver', { receiver: name }),
  ),
  col.custom('Endpoint', ({ endpoint }) => <Endpoint endpoint={endpoint} />, {
    rank: 3,
    value: ({ endpoint }) => endpoint,
  }),
  col.list(
    'Subscriptions',
    ({ subscriptions }) => subscriptions.map((value) => ({ value })),
    'Other subscriptions',
    { width: 16, value: ({ subscriptions }) => subscriptions.join(' ') },
  ),
  col.number('Secrets', ({ secrets }) => secrets.length, undefined, { rank: 3, width: 5.5 }),
  // Each row requests its own value, so the list cannot be sorted by it
  col.custom('Health', health, { rank: 2, width: 14, meta: health, cut: false }),
  col.date('Created', ({ timeCreated }) => timeCreated, { rank: 4 }),
];
