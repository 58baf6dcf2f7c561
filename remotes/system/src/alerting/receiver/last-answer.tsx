import type { WebhookDelivery } from '@console/shared/api';
import { Quantity } from '@console/shared/ui';
import { lastAnswerOf } from '../deliveries.ts';

/** Status and duration of the last response to a delivery. */
export function LastAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const answer = lastAnswerOf(delivery);
  if (!answer) return 'No response';
  return (
    <>
      {`${answer.status} in `}
      <Quantity value={answer.durationMs} unit="ms" />
    </>
  );
}
