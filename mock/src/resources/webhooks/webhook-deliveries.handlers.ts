import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid, notFound } from '../../wire/errors.ts';
import { page } from '../page.ts';
import type { WebhookDeliveryRow, WebhookEventRow, WebhookReceiverRow } from '../../store/rows/webhooks.ts';
import { afterAttempt, attemptTo } from './webhook-attempts.ts';
import {
  addEvent,
  eventClasses,
  globMatches,
  isSubscribed,
  PROBE_CLASS,
  startDelivery,
} from './webhook-events.ts';
import { findReceiver, secretsOf } from './webhooks.ts';

type Filter = { readonly [State in T.WebhookDeliveryState]?: boolean | null | undefined };

/** If any state is set to true, only those; otherwise all except those set to false. */
function wanted(filter: Filter): (delivery: WebhookDeliveryRow) => boolean {
  const some = [filter.pending, filter.delivered, filter.failed].includes(true);
  return ({ state }) => (some ? filter[state] === true : filter[state] !== false);
}

function deliveriesTo(call: Call, receiverId: string): WebhookDeliveryRow[] {
  return call.tables.webhookDeliveries.filter((row) => row.webhookId === receiverId);
}

/** A request that is sent immediately, and only once. */
function probe(call: Call, receiver: WebhookReceiverRow): WebhookDeliveryRow {
  const { store, tables } = call;
  if (secretsOf(call, receiver.id).length === 0)
    throw invalid(`the receiver "${receiver.name}" has no secret to sign requests with`);
  const event = addEvent(store, PROBE_CLASS);
  const started = store.now();
  const id = store.newId();
  const begun: WebhookDeliveryRow = {
    id,
    webhookId: receiver.id,
    eventId: event.id,
    eventClass: event.eventClass,
    trigger: 'probe',
    state: 'pending',
    timeStarted: started,
    attempts: [],
  };
  const done = attemptTo(receiver.endpoint, 1, started, id);
  return tables.webhookDeliveries.put(afterAttempt(begun, done));
}

/** Events that were never delivered, are not in progress and are still subscribed to. */
function missed(call: Call, receiver: WebhookReceiverRow): WebhookEventRow[] {
  const rows = deliveriesTo(call, receiver.id);
  const byEvent = Map.groupBy(rows, (row) => row.eventId);
  return [...byEvent]
    .filter(([, deliveries]) => deliveries.every(({ state }) => state === 'failed'))
    .map(([id]) => call.tables.webhookEvents.must(id))
    .filter((event) => isSubscribed(receiver.subscriptions, event.eventClass));
}

/** Deliveries of webhooks. The contract only names the operations; the rules are [P]. */
export const webhookDeliveries = {
  webhookEventClassList({ query }, call) {
    const { filter } = query;
    const rows = eventClasses.filter(
      ({ name }) => name === PROBE_CLASS && (filter === undefined || globMatches(filter, name)),
    );
    return page(call, query, rows, ({ name }) => ({ id: name }));
  },

  /** Without probes: only the answer to a probe has its result. corrections "Second reading". */
  webhookDeliveryList({ query }, call) {
    const receiver = findReceiver(call, query.receiver);
    const sent = deliveriesTo(call, receiver.id).filter(({ trigger }) => trigger !== 'probe');
    const rows = sent.filter(wanted(query));
    return page(call, query, rows, ({ id, timeStarted }) => ({ id, timeCreated: timeStarted }));
  },

  webhookDeliveryResend({ path, query }, call) {
    const receiver = findReceiver(call, query.receiver);
    const event = call.tables.webhookEvents.get(path.eventId);
    if (event === undefined) throw notFound('webhook-event', { id: path.eventId });
    if (event.eventClass === PROBE_CLASS)
      throw invalid('a probe cannot be sent again: probe the receiver instead');
    if (!isSubscribed(receiver.subscriptions, event.eventClass))
      throw invalid(`the receiver "${receiver.name}" is not subscribed to ${event.eventClass}`);
    return { deliveryId: startDelivery(call.store, event, receiver.id, 'resend').id };
  },

  /** With `resend`, and if the probe succeeds, failed events are sent again. */
  webhookReceiverProbe({ path, query }, call) {
    const receiver = findReceiver(call, path.receiver);
    const sent = probe(call, receiver);
    if (query.resend !== true || sent.state !== 'delivered') return { probe: sent, resendsStarted: null };
    const events = missed(call, receiver);
    for (const event of events) startDelivery(call.store, event, receiver.id, 'resend');
    return { probe: sent, resendsStarted: events.length };
  },
} satisfies Partial<Handlers>;
