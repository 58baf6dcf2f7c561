import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { WebhookReceiver } from '@console/shared/api';
import { field, ModalForm, SelectField, useForm, useWatch } from '@console/shared/forms';
import { formatDateTime } from '@console/shared/format';
import { batchRefetches, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Message, Skeleton } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { missed } from '../deliveries.ts';
import { allDeliveries } from '../queries.ts';
import { callToResend, mayResend } from './delivery-actions.tsx';

const HOUR = 3_600_000;

const PERIODS = [
  { value: 'hour', label: 'Last hour', length: HOUR },
  { value: 'day', label: 'Last 24 hours', length: 24 * HOUR },
  { value: 'week', label: 'Last 7 days', length: 7 * 24 * HOUR },
  { value: 'all', label: 'All there is a record of', length: Number.POSITIVE_INFINITY },
] as const;

const schema = v.object({ since: field.choice() });

const reasonOf = (one: PromiseSettledResult<unknown>): unknown =>
  one.status === 'rejected' ? one.reason : undefined;

interface ResendFailedProps {
  receiver: WebhookReceiver;
  onDismiss: () => void;
}

/** Sends again every event that never arrived, after showing which they are (docs/screens/operator.md section 9.7). */
export function ResendFailed({ receiver, onDismiss }: ResendFailedProps) {
  const form = useForm(schema, { since: 'day' });
  const [now] = useState(Date.now);
  const since = useWatch({ control: form.control, name: 'since' });
  const all = useQuery(allDeliveries(receiver.name));
  const events = useMemo(() => {
    const length = PERIODS.find(({ value }) => value === since)?.length ?? 0;
    const lost = missed(all.data?.items ?? [], now - length);
    return lost.filter((delivery) => mayResend(delivery, receiver) === true);
  }, [all.data, since, now, receiver]);
  const resend = async () => {
    const sent = await batchRefetches(() =>
      Promise.allSettled(events.map(({ eventId }) => callToResend(receiver.name, eventId).send())),
    );
    const failures = sent.filter(({ status }) => status === 'rejected').map(reasonOf);
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${sent.length} failed`);
    return sent.length;
  };
  return (
    <ModalForm
      form={form}
      title="Resend all failed"
      submitLabel="Resend"
      submitDisabledReason={events.length === 0 ? 'There is nothing to send again' : undefined}
      errorTitle="Could not resend event"
      onDismiss={onDismiss}
      onSubmit={resend}
      onSuccess={(count) => {
        onDismiss();
        toast({ content: `Resend of ${count} ${count === 1 ? 'event' : 'events'} started` });
      }}
    >
      <SelectField
        form={form}
        name="since"
        label="Since"
        items={PERIODS.map(({ value, label }) => ({ value, label }))}
      />
      {all.error && (
        <Message variant="destructive" title="The deliveries could not be loaded">
          {all.error.message}
        </Message>
      )}
      {all.isPending ? (
        <Skeleton kind="row" rows={3} />
      ) : (
        <div role="status">
          <p>{`${events.length} ${events.length === 1 ? 'event has' : 'events have'} failed and not arrived since.`}</p>
          <ul className={styles.plan} tabIndex={0} aria-label="Events to send again">
            {events.map(({ eventId, eventClass, timeStarted }) => (
              <li key={eventId}>
                {eventClass}, {formatDateTime(timeStarted)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ModalForm>
  );
}
