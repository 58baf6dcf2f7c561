import { useId } from 'react';
import * as v from 'valibot';
import type { WebhookDeliveryAttempt, WebhookReceiver } from '@console/shared/api';
import { actionItems } from '@console/shared/actions';
import { field, ReadOnlySideModal, SelectField, useForm, useWatch } from '@console/shared/forms';
import { formatAge, formatDateTime } from '@console/shared/format';
import {
  Button,
  DateProperty,
  DateTime,
  IdProperty,
  Message,
  PropertiesTable,
  Property,
  StatusBadge,
  Tag,
} from '@console/shared/ui';
import { CodeBlock, Disclosure } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import styles from '../alerting.module.css';
import { outcomeOf } from '../deliveries.ts';
import { explain } from '../explain.ts';
import { SIGNATURE_HEADER } from '../signature.ts';
import { deliveryActions } from './delivery-actions.tsx';
import type { DeliveryRow } from './delivery-columns.tsx';

const schema = v.object({ compared: field.optionalChoice() });

interface DeliveryPanelProps {
  receiver: WebhookReceiver;
  id: string;
  /** The deliveries of the page: the API has no request for a single one. */
  rows: readonly DeliveryRow[];
  onDismiss: () => void;
}

/** A delivery with its attempts and their meanings, beside another one for comparison. */
export function DeliveryPanel({ receiver, id, rows, onDismiss }: DeliveryPanelProps) {
  const form = useForm(schema, { compared: null });
  const compared = useWatch({ control: form.control, name: 'compared' });
  const titleId = useId();
  const delivery = rows.find((row) => row.id === id);
  const other = rows.find((row) => row.id === compared);
  return (
    <ReadOnlySideModal
      title="Delivery"
      {...(delivery && { subtitle: delivery.eventClass })}
      onDismiss={onDismiss}
    >
      {delivery ? (
        <>
          <Facts delivery={delivery} receiver={receiver} />
          <SelectField
            form={form}
            name="compared"
            label="Compare with"
            placeholder="Another delivery"
            noItemsText="No other delivery on this page"
            items={rows
              .filter((row) => row.id !== id)
              .map((row) => ({
                value: row.id,
                label: row.eventClass,
                description: `${row.shown}, ${formatDateTime(row.timeStarted)}`,
              }))}
          />
          {other && (
            <section aria-labelledby={titleId} className={styles.compared}>
              <h3 id={titleId}>{other.eventClass}</h3>
              <Facts delivery={other} receiver={receiver} />
            </section>
          )}
        </>
      ) : (
        <Message>This delivery is not on this page. Show older deliveries, or all states.</Message>
      )}
    </ReadOnlySideModal>
  );
}

function Facts({ delivery, receiver }: { delivery: DeliveryRow; receiver: WebhookReceiver }) {
  const refusal = useFleetRefusal();
  const last = delivery.attempts.at(-1);
  const meaning = last && explain(last.result, last.response?.status);
  const [resend] = actionItems(deliveryActions(receiver, refusal), delivery);
  return (
    <div className={styles.facts}>
      <PropertiesTable columns={1} inset={false}>
        <Property label="State">
          <StatusBadge entity="delivery" status={delivery.shown} />
        </Property>
        <Property label="Trigger">
          <Tag>{delivery.trigger}</Tag>
        </Property>
        <DateProperty label="Started" date={delivery.timeStarted} />
        <IdProperty label="Event ID" value={delivery.eventId} whole />
        <IdProperty label="Delivery ID" value={delivery.id} whole />
      </PropertiesTable>
      <h4>Attempts</h4>
      {delivery.attempts.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ol className={styles.timeline}>
          {delivery.attempts.map((attempt, index) => (
            <Attempt key={attempt.attempt} attempt={attempt} before={delivery.attempts[index - 1]} />
          ))}
        </ol>
      )}
      {meaning && (
        <Message
          variant={last.result === 'succeeded' ? 'success' : 'notice'}
          title={`What it means: ${meaning.title}`}
        >
          {meaning.text}
        </Message>
      )}
      {resend && (
        <Button icon={resend.icon} disabledReason={resend.reason} onClick={resend.onSelect}>
          Resend
        </Button>
      )}
      <Disclosure title="Request, reconstructed">
        <p className={styles.hint}>
          The API does not return the request. Unknown values are in angle brackets.
        </p>
        <CodeBlock plain lines={requestLines(receiver.endpoint, delivery)} />
      </Disclosure>
    </div>
  );
}

function Attempt(props: { attempt: WebhookDeliveryAttempt; before: WebhookDeliveryAttempt | undefined }) {
  const { attempt, before } = props;
  const { response, timeSent } = attempt;
  return (
    <li>
      <DateTime date={timeSent} /> <b>{outcomeOf(attempt)}</b>
      {response && ` after ${response.durationMs} ms`}
      {before && `, ${formatAge(before.timeSent, timeSent)} after the one before`}
    </li>
  );
}

function requestLines(endpoint: string, { id, eventId, eventClass }: DeliveryRow): string[] {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  return [
    `POST ${url ? url.pathname + url.search : endpoint} HTTP/1.1`,
    `host: ${url?.host ?? '<host>'}`,
    'content-type: application/json',
    `${SIGNATURE_HEADER}: a=sha256&id=<secret id>&s=<signature>`,
    '',
    `{"delivery": {"id": "${id}", …}, "event_class": "${eventClass}", "event_id": "${eventId}", "data": <data of the event>}`,
  ];
}
