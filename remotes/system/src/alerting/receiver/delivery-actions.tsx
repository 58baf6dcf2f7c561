import { RotateCw } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { webhookDeliveryResend, type WebhookDelivery, type WebhookReceiver } from '@console/shared/api';
import { formatDateTime } from '@console/shared/format';
import { callTo } from '@console/shared/query';
import { matches } from '../classes.ts';
import type { DeliveryRow } from './delivery-columns.tsx';

export const callToResend = (receiver: string, eventId: string) =>
  callTo(webhookDeliveryResend, { path: { eventId }, query: { receiver } });

/** `true`, or the reason why an event cannot be resent to the receiver. */
export function mayResend(
  { trigger, eventClass }: Pick<WebhookDelivery, 'trigger' | 'eventClass'>,
  { subscriptions }: Pick<WebhookReceiver, 'subscriptions'>,
): true | string {
  if (trigger === 'probe') return 'Send a probe instead';
  return subscriptions.some((glob) => matches(glob, eventClass)) || 'The receiver no longer subscribes to it';
}

/** The actions of a delivery (docs/screens/operator.md section 9.7). Keep the list in a `useMemo`. */
export const deliveryActions = (
  receiver: WebhookReceiver,
  refusal: string | undefined,
): readonly Action<DeliveryRow>[] => [
  {
    id: 'resend',
    label: 'Resend',
    icon: RotateCw,
    allowed: (row) => refusal ?? mayResend(row, receiver),
    confirm: ({ eventClass, timeStarted }) => ({
      title: 'Resend event',
      body: (
        <>
          Send the event <b>{eventClass}</b> of {formatDateTime(timeStarted)} to <b>{receiver.name}</b> again?
        </>
      ),
      errorTitle: 'Could not resend event',
    }),
    call: ({ eventId }) => callToResend(receiver.name, eventId),
    done: () => 'Resend started',
  },
];

/** The bulk action of deliveries: resends the events that failed. */
export const deliveryBulkActions = (
  receiver: WebhookReceiver,
  refusal: string | undefined,
): readonly Action<DeliveryRow>[] =>
  deliveryActions(receiver, refusal).map((action) => ({
    ...action,
    allowed: (row) => refusal ?? (row.shown === 'failed' ? mayResend(row, receiver) : `It is ${row.shown}`),
    many: { consequence: 'Each event is sent again, even if it was delivered before.' },
  }));
