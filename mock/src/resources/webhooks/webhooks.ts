import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { badValue, invalid, MockError } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import type { WebhookReceiverRow, WebhookSecretRow } from '../../store/rows/webhooks.ts';
import { eventClasses, isGlob, PROBE_CLASS } from './webhook-events.ts';

export function findReceiver(call: Call, selector: string): WebhookReceiverRow {
  return pick('webhook-receiver', call.tables.webhookReceivers, selector);
}

/** Secrets of a receiver, oldest first. */
export function secretsOf(call: Call, receiverId: string): WebhookSecretRow[] {
  return call.tables.webhookSecrets.filter((secret) => secret.receiverId === receiverId);
}

/** A receiver as the API returns it: of its secrets only ids and times. */
export function shownReceiver(call: Call, receiver: WebhookReceiverRow): T.WebhookReceiver {
  return { ...receiver, secrets: secretsOf(call, receiver.id).map(shownSecret) };
}

/** A secret without its text, which no response contains. */
export function shownSecret({ id, timeCreated }: WebhookSecretRow): T.WebhookSecret {
  return { id, timeCreated };
}

/** @throws MockError 400 for an empty secret */
export function addSecret(call: Call, receiverId: string, secret: string): WebhookSecretRow {
  if (secret === '') throw invalid('a secret must not be empty');
  const { id, timeCreated } = call.store.fresh();
  return call.tables.webhookSecrets.put({ id, timeCreated, receiverId, secret });
}

/** @throws MockError 400 unless it is a URL to which requests can be sent */
export function requireEndpoint(endpoint: string): void {
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new MockError(400, 'InvalidValue', `the endpoint must be an http or https URL, not "${endpoint}"`);
}

/**
 * A subscription without a wildcard must name an existing class; a wildcard may match future classes.
 * @throws MockError 400
 */
export function requireSubscribable(subscription: string): void {
  if (subscription === PROBE_CLASS)
    throw badValue('subscription', 'probes are sent on request: nobody can subscribe to them');
  if (isGlob(subscription) || eventClasses.some(({ name }) => name === subscription)) return;
  throw new MockError(400, 'InvalidValue', `there is no event class "${subscription}"`);
}
