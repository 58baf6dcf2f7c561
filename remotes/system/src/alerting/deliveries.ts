import type { WebhookDelivery, WebhookDeliveryAttempt, WebhookDeliveryState } from '@console/shared/api';
import { formatDate, NOT_READABLE, wordFor } from '@console/shared/format';

const HOUR = 3_600_000;

/** Deliveries without probes: the health of a receiver depends on these. */
const NEWEST = 50;

/** Number of failures in a row from which a receiver counts as failing. */
const IN_A_ROW = 5;

type Result = WebhookDeliveryAttempt['result'];

const RESULT_WORDS: Readonly<Record<Result, string>> = {
  succeeded: 'succeeded',
  failed_http_error: 'HTTP error',
  failed_unreachable: 'unreachable',
  failed_timeout: 'timeout',
};

/** The result of an attempt in one or two words: the status of the response where there was one. */
export const outcomeOf = ({ result, response }: WebhookDeliveryAttempt): string =>
  response ? String(response.status) : wordFor(RESULT_WORDS, result);

/** A summary of all attempts: `3: timeout, 502, 503`. */
export const attemptsText = ({ attempts }: Pick<WebhookDelivery, 'attempts'>): string =>
  attempts.length === 0 ? '0' : `${attempts.length}: ${attempts.map(outcomeOf).join(', ')}`;

/** The last response to a delivery; undefined when there was none. */
export const lastAnswerOf = ({ attempts }: Pick<WebhookDelivery, 'attempts'>) =>
  attempts.findLast(({ response }) => response)?.response;

/** The label of a delivery where a name is required. */
export const deliveryName = ({ eventClass, timeStarted }: WebhookDelivery): string =>
  `${eventClass} of ${formatDate(timeStarted).iso || NOT_READABLE}`;

const newestFirst = (deliveries: readonly WebhookDelivery[]): WebhookDelivery[] =>
  deliveries.toSorted((a, b) => Number(b.timeStarted) - Number(a.timeStarted));

export type Health =
  | {
      readonly kind: 'known';
      readonly status: 'healthy' | 'not reachable' | 'waiting';
      readonly note?: string;
    }
  | { readonly kind: 'failing'; readonly failed: number; readonly of: number }
  | { readonly kind: 'none' };

function commonest(deliveries: readonly WebhookDelivery[]): string {
  const counts = new Map<string, number>();
  for (const { attempts } of deliveries) {
    const last = attempts.at(-1);
    if (last) counts.set(outcomeOf(last), (counts.get(outcomeOf(last)) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * The health of a receiver by its deliveries (docs/screens/operator.md section 9.7). Probes do not count, because they are tests.
 * @param now milliseconds since 1970
 */
export function receiverHealth(deliveries: readonly WebhookDelivery[], now: number): Health {
  const newest = newestFirst(deliveries.filter(({ trigger }) => trigger !== 'probe')).slice(0, NEWEST);
  if (newest.length === 0) return { kind: 'none' };
  const ended = newest.filter(({ state }) => state !== 'pending');
  const [last] = ended;
  if (!last) return { kind: 'known', status: 'waiting' };
  const failed = ended.filter(({ state }) => state === 'failed');
  const latest = ended.slice(0, IN_A_ROW);
  if (latest.length === IN_A_ROW && latest.every(({ state }) => state === 'failed'))
    return { kind: 'known', status: 'not reachable', note: commonest(latest) };
  const isRecent = failed.some(({ timeStarted }) => now - timeStarted.getTime() < 24 * HOUR);
  if (last.state === 'delivered' && !isRecent) return { kind: 'known', status: 'healthy' };
  return { kind: 'failing', failed: failed.length, of: ended.length };
}

/** State of a delivery; a failed one whose event was delivered later shows that. */
export type ShownState = WebhookDeliveryState | 'Delivered on resend';

/** The state of a delivery, given all deliveries of its receiver (docs/screens/operator.md section 9.7). */
export function shownState(delivery: WebhookDelivery, all: readonly WebhookDelivery[]): ShownState {
  const { state, eventId } = delivery;
  const arrived = all.some(
    (other) => other.eventId === eventId && other.trigger === 'resend' && other.state === 'delivered',
  );
  return state === 'failed' && arrived ? 'Delivered on resend' : state;
}

/** The newest delivery of each event. */
export function onePerEvent<Row extends WebhookDelivery>(deliveries: readonly Row[]): Row[] {
  const chosen = new Map<string, Row>();
  for (const delivery of deliveries) {
    const before = chosen.get(delivery.eventId);
    if (!before || before.timeStarted < delivery.timeStarted) chosen.set(delivery.eventId, delivery);
  }
  return [...chosen.values()];
}

/** For each event since a time that was never delivered and is not being sent again, its newest delivery; newest first. */
export function missed(deliveries: readonly WebhookDelivery[], since: number): WebhookDelivery[] {
  const events = Map.groupBy(deliveries, ({ eventId }) => eventId);
  const lost = [...events.values()].filter((tries) =>
    tries.every(({ state, trigger }) => state === 'failed' && trigger !== 'probe'),
  );
  return newestFirst(onePerEvent(lost.flat())).filter(({ timeStarted }) => timeStarted.getTime() >= since);
}
