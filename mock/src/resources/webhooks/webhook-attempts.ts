import type { T } from '../../wire/api.ts';
import { checksum } from '../../values/ids.ts';
import type { WebhookDeliveryRow } from '../../store/rows/webhooks.ts';
import { answerOf } from '../../values/web-answers.ts';
import type { Store } from '../../store/store.ts';

/** Milliseconds before each attempt: none, then one minute, then five more. Our guess. */
export const retryDelays = [1000, 60_000, 300_000] as const;

/** Plans the next attempt of a delivery. */
export function planAttempt(store: Store, id: string, at: number): void {
  store.tables.transitions.put({ id, kind: 'webhook-delivery', due: new Date(at) });
}

/** From 20 to 399 ms, the same for the same delivery and attempt. */
const durationOf = (text: string): number => 20 + (Number.parseInt(checksum(text), 16) % 380);

/**
 * Simulates a request and returns its result, without sending anything: {@link answerOf}.
 * @param key from which the duration is derived
 */
export function attemptTo(
  endpoint: string,
  attempt: number,
  timeSent: Date,
  key: string,
): T.WebhookDeliveryAttempt {
  const answer = answerOf(endpoint, attempt);
  if (typeof answer === 'string') {
    const result = answer === 'timeout' ? 'failed_timeout' : 'failed_unreachable';
    return { attempt, timeSent, result, response: null };
  }
  const result = answer >= 200 && answer < 300 ? 'succeeded' : 'failed_http_error';
  const response = { status: answer, durationMs: durationOf(`${key} ${attempt}`) };
  return { attempt, timeSent, result, response };
}

/** The delivery after one more attempt. A probe has only one, because it tests the current state. */
export function afterAttempt(
  delivery: WebhookDeliveryRow,
  done: T.WebhookDeliveryAttempt,
): WebhookDeliveryRow {
  const attempts = [...delivery.attempts, done];
  const most = delivery.trigger === 'probe' ? 1 : retryDelays.length;
  const state = done.result === 'succeeded' ? 'delivered' : attempts.length < most ? 'pending' : 'failed';
  return { ...delivery, attempts, state };
}

/** Executes the planned attempt. Called by `settle`. */
export function makeAttempt(store: Store, id: string, at: Date): void {
  const { webhookDeliveries, webhookReceivers } = store.tables;
  const delivery = webhookDeliveries.get(id);
  if (delivery === undefined) return;
  const { endpoint } = webhookReceivers.must(delivery.webhookId);
  const done = attemptTo(endpoint, delivery.attempts.length + 1, at, id);
  const after = webhookDeliveries.put(afterAttempt(delivery, done));
  const next = retryDelays[after.attempts.length];
  if (after.state === 'pending' && next !== undefined) planAttempt(store, id, at.getTime() + next);
}
