import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { isUnanswered, type WebhookReceiver } from '@console/shared/api';
import { writeEach } from '@console/shared/bulk';
import { field, ModalForm, SelectField, useForm, useWatch } from '@console/shared/forms';
import { formatDateTime, pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
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
  { value: 'all', label: 'All recorded deliveries', length: Number.POSITIVE_INFINITY },
] as const;

const schema = v.object({ since: field.choice() });

/** The numbers of refused events, and of those that may have been sent although no response arrived. */
function sayFailures(failures: readonly unknown[], all: number): string {
  const lost = failures.filter(isUnanswered).length;
  const refused = failures.length - lost;
  return [
    ...(refused > 0 ? [`${refused} of ${all} failed.`] : []),
    ...(lost > 0
      ? [`${lost} of ${all} got no answer and may have been sent. Check the deliveries first.`]
      : []),
  ].join(' ');
}

interface ResendFailedProps {
  receiver: WebhookReceiver;
  onDismiss: () => void;
}

/** Lists every event that was never delivered, and resends them (docs/screens/operator.md section 9.7). */
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
  /** Events that were sent, or may have been: a second attempt does not send them again. */
  const sent = useRef(new Set<string>());
  const resend = async () => {
    const due = events.filter(({ eventId }) => !sent.current.has(eventId));
    const failures: unknown[] = [];
    await writeEach(due, async ({ eventId }) => {
      try {
        await callToResend(receiver.name, eventId).send();
        sent.current.add(eventId);
      } catch (error) {
        if (isUnanswered(error)) sent.current.add(eventId);
        failures.push(error);
      }
    });
    if (failures.length > 0) throw new AggregateError(failures, sayFailures(failures, due.length));
    return sent.current.size;
  };
  return (
    <ModalForm
      form={form}
      title="Resend all failed"
      submitLabel="Resend"
      submitDisabledReason={events.length === 0 ? 'No event to resend' : undefined}
      errorTitle="Could not resend event"
      onDismiss={onDismiss}
      onSubmit={resend}
      onSuccess={(count) => {
        onDismiss();
        toast({ content: `Resend of ${pluralize(count, 'event')} started` });
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
          <p>{`${pluralize(events.length, 'event')} failed and ${events.length === 1 ? 'was' : 'were'} not delivered since.`}</p>
          <ul className={styles.plan} tabIndex={0} aria-label="Events to resend">
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
