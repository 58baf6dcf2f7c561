import type { Call, Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { failOnTakenName, renamed, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import type { WebhookReceiverRow } from '../../store/rows/webhooks.ts';
import {
  addSecret,
  findReceiver,
  requireEndpoint,
  requireSubscribable,
  secretsOf,
  shownReceiver,
  shownSecret,
} from './webhooks.ts';

const KIND = 'webhook-receiver';

/** Updates the modification time of the receiver: its secrets and subscriptions are parts of it. */
function touch(call: Call, receiver: WebhookReceiverRow): WebhookReceiverRow {
  return call.tables.webhookReceivers.put({ ...receiver, timeModified: call.store.now() });
}

/** Deletes secrets, subscriptions, deliveries and planned attempts too. */
function removeReceiver({ tables }: Call, { id }: WebhookReceiverRow): void {
  for (const delivery of tables.webhookDeliveries.filter((row) => row.webhookId === id)) {
    tables.transitions.remove(delivery.id);
    tables.webhookDeliveries.remove(delivery.id);
  }
  tables.webhookSecrets.removeWhere((secret) => secret.receiverId === id);
  tables.webhookReceivers.remove(id);
}

/**
 * Receivers of webhooks with their secrets and subscriptions. A receiver may have no secret: then nothing can be sent to it. The
 * contract only names the operations; the rules are [P].
 */
export const webhooks = {
  webhookReceiverList({ query }, call) {
    const found = pageOf(call, query, [...call.tables.webhookReceivers]);
    return { ...found, items: found.items.map((receiver) => shownReceiver(call, receiver)) };
  },

  webhookReceiverCreate({ body }, call) {
    const { name, description, endpoint, secrets, subscriptions = [] } = body;
    requireFreeName(KIND, call.tables.webhookReceivers, name);
    requireEndpoint(endpoint);
    for (const subscription of subscriptions) requireSubscribable(subscription);
    const fresh = call.store.fresh();
    const receiver = call.tables.webhookReceivers.put({
      ...fresh,
      name,
      description,
      endpoint,
      subscriptions: [...new Set(subscriptions)],
    });
    for (const secret of secrets) addSecret(call, receiver.id, secret);
    return shownReceiver(call, receiver);
  },

  webhookReceiverView({ path }, call) {
    return shownReceiver(call, findReceiver(call, path.receiver));
  },

  /** Pending deliveries go to the new endpoint from now on. */
  webhookReceiverUpdate({ path, body }, call) {
    const receiver = findReceiver(call, path.receiver);
    const changed = renamed(receiver, body);
    failOnTakenName(call.tables.webhookReceivers, { ...receiver, ...changed });
    const endpoint = body.endpoint ?? receiver.endpoint;
    requireEndpoint(endpoint);
    touch(call, { ...receiver, ...changed, endpoint });
  },

  webhookReceiverDelete({ path }, call) {
    removeReceiver(call, findReceiver(call, path.receiver));
  },

  /** An existing subscription stays unchanged. */
  webhookReceiverSubscriptionAdd({ path, body }, call) {
    const receiver = findReceiver(call, path.receiver);
    const { subscription } = body;
    requireSubscribable(subscription);
    if (!receiver.subscriptions.includes(subscription))
      touch(call, { ...receiver, subscriptions: [...receiver.subscriptions, subscription] });
    return { subscription };
  },

  /** Pending deliveries are still sent. */
  webhookReceiverSubscriptionRemove({ path }, call) {
    const receiver = findReceiver(call, path.receiver);
    const { subscription } = path;
    const subscriptions = receiver.subscriptions.filter((one) => one !== subscription);
    if (subscriptions.length === receiver.subscriptions.length)
      throw notFound('webhook-subscription', { name: subscription });
    touch(call, { ...receiver, subscriptions });
  },

  webhookSecretsList({ query }, call) {
    return { secrets: secretsOf(call, findReceiver(call, query.receiver).id).map(shownSecret) };
  },

  webhookSecretsAdd({ query, body }, call) {
    const receiver = findReceiver(call, query.receiver);
    const secret = addSecret(call, receiver.id, body.secret);
    touch(call, receiver);
    return shownSecret(secret);
  },

  webhookSecretsDelete({ path }, call) {
    const { webhookReceivers, webhookSecrets } = call.tables;
    const secret = webhookSecrets.get(path.secretId);
    if (secret === undefined) throw notFound('webhook-secret', { id: path.secretId });
    webhookSecrets.remove(secret.id);
    touch(call, webhookReceivers.must(secret.receiverId));
  },
} satisfies Partial<Handlers>;
