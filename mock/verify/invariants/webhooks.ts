import type { WebhookDeliveryRow } from '../../src/store/rows/webhooks.ts';
import type { Store } from '../../src/store/store.ts';
import { retryDelays } from '../../src/resources/webhooks/webhook-attempts.ts';

function* receiverProblems({ tables }: Store): Generator<string> {
  const names = new Set<string>();
  for (const { name, subscriptions } of tables.webhookReceivers) {
    if (names.has(name)) yield `two of webhook receiver ${name}`;
    names.add(name);
    if (new Set(subscriptions).size < subscriptions.length) yield `${name} is subscribed to something twice`;
  }
  for (const { id, receiverId } of tables.webhookSecrets)
    if (tables.webhookReceivers.get(receiverId) === undefined) yield `the secret ${id} is nobody's`;
}

/** State of a delivery, from its attempts. */
function stateOf({ attempts, trigger }: WebhookDeliveryRow): WebhookDeliveryRow['state'] {
  if (attempts.at(-1)?.result === 'succeeded') return 'delivered';
  return attempts.length < (trigger === 'probe' ? 1 : retryDelays.length) ? 'pending' : 'failed';
}

function* deliveryProblems({ tables }: Store): Generator<string> {
  const { transitions, webhookDeliveries, webhookEvents, webhookReceivers } = tables;
  for (const delivery of webhookDeliveries) {
    const { id, webhookId, eventId, eventClass, attempts, state } = delivery;
    if (webhookReceivers.get(webhookId) === undefined) yield `the delivery ${id} goes to nobody`;
    if (webhookEvents.get(eventId)?.eventClass !== eventClass) yield `the delivery ${id} is of no event`;
    if (state !== stateOf(delivery)) yield `the delivery ${id} is ${state}, its attempts say otherwise`;
    if ((transitions.get(id)?.kind === 'webhook-delivery') !== (state === 'pending'))
      yield `the delivery ${id} is ${state} and its plan does not fit`;
    if (attempts.some(({ result }, index) => result === 'succeeded' && index + 1 < attempts.length))
      yield `the delivery ${id} was tried again after it had arrived`;
    if (attempts.some(({ attempt }, index) => attempt !== index + 1))
      yield `the attempts of ${id} are not in order`;
  }
  for (const { id, kind } of transitions)
    if (kind === 'webhook-delivery' && webhookDeliveries.get(id) === undefined)
      yield `an attempt is planned for nothing`;
}

/** Invariants of webhooks between any two calls. */
export function* webhookProblems(store: Store): Generator<string> {
  yield* receiverProblems(store);
  yield* deliveryProblems(store);
}
