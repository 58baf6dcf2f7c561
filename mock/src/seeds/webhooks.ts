import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../store/rows/webhooks.ts';
import { attemptTo, planAttempt, retryDelays } from '../resources/webhooks/webhook-attempts.ts';
import { eventClasses, isSubscribed, PROBE_CLASS } from '../resources/webhooks/webhook-events.ts';
import type { Seeder } from './seeder.ts';

interface ReceiverSeed {
  readonly name: string;
  readonly description: string;
  readonly endpoint: string;
  readonly days: number;
  readonly secrets: number;
  readonly subscriptions: readonly string[];
  /** Results of past attempts, where they differ from the current ones: by number of the event. */
  readonly past?: (event: number) => readonly string[] | undefined;
}

const MINUTE = 60_000;

/** One that always responds, one that responds at the second attempt, one whose endpoint does not exist. */
const receivers: readonly ReceiverSeed[] = [
  {
    name: 'pager-bridge',
    description: 'Notifies the engineer on call',
    endpoint: 'https://hooks.fernhill.example/pager',
    days: 210,
    secrets: 2,
    subscriptions: ['hardware.**', 'instance.failed', 'network.*.*', 'silo.quota.nearly_used'],
    // Its endpoint was down once.
    past: (event) =>
      event === 6
        ? [
            'https://hooks.fernhill.example/slow',
            'https://hooks.fernhill.example/status/502',
            'https://hooks.fernhill.example/status/503',
          ]
        : undefined,
  },
  {
    name: 'audit-archive',
    description: '',
    endpoint: 'https://archive.fernhill.example/flaky/events',
    days: 140,
    secrets: 1,
    subscriptions: ['**'],
  },
  {
    name: 'retired-chat',
    description: 'Former chat room of the platform team',
    endpoint: 'https://chat.fernhill.invalid/ingest',
    days: 300,
    secrets: 1,
    subscriptions: ['hardware.sled.*', 'support_bundle.ready', 'system.release.changed'],
    past: (event) => (event > 30 ? ['https://chat.fernhill.example/ingest'] : undefined),
  },
];

const published = eventClasses.filter(({ name }) => name !== PROBE_CLASS);
const EVENTS = 72;

/** The delivery with its attempts up to now. */
function addDelivery(
  seeder: Seeder,
  event: WebhookEventRow,
  endpoints: (attempt: number) => string,
  delivery: Pick<WebhookDeliveryRow, 'id' | 'webhookId' | 'trigger' | 'timeStarted'>,
): void {
  const { store } = seeder;
  const attempts: T.WebhookDeliveryAttempt[] = [];
  const most = delivery.trigger === 'probe' ? 1 : retryDelays.length;
  let at = delivery.timeStarted.getTime() + (delivery.trigger === 'probe' ? 0 : retryDelays[0]);
  let state: T.WebhookDeliveryState = 'pending';
  while (state === 'pending' && at <= store.clock.now()) {
    const attempt = attempts.length + 1;
    const done = attemptTo(endpoints(attempt), attempt, new Date(at), delivery.id);
    attempts.push(done);
    state = done.result === 'succeeded' ? 'delivered' : attempt < most ? 'pending' : 'failed';
    if (state === 'pending') at += retryDelays[attempt] ?? 0;
  }
  if (state === 'pending') planAttempt(store, delivery.id, at);
  const { id: eventId, eventClass } = event;
  store.tables.webhookDeliveries.put({ ...delivery, eventId, eventClass, state, attempts });
}

/** Events of the last five weeks; the newest is twenty seconds old, so its deliveries are pending. */
function addEvents(seeder: Seeder): WebhookEventRow[] {
  return Array.from({ length: EVENTS }, (_, number) => {
    // A step that is coprime to the number of classes mixes them.
    const eventClass = published[(1 + number * 5) % published.length]?.name ?? PROBE_CLASS;
    const timeCreated = seeder.minutesAgo(number === 0 ? 1 / 3 : number * 701);
    return seeder.store.tables.webhookEvents.put({
      id: stableId('webhook-event', String(number)),
      eventClass,
      timeCreated,
    });
  });
}

/** Requested by an operator an hour ago: a probe, and a resend of the failed deliveries. */
function addByHand(seeder: Seeder, seed: ReceiverSeed, webhookId: string, events: WebhookEventRow[]): void {
  const timeStarted = seeder.minutesAgo(60);
  const event = seeder.store.tables.webhookEvents.put({
    id: stableId('webhook-event', 'probe', seed.name),
    eventClass: PROBE_CLASS,
    timeCreated: timeStarted,
  });
  const probe = {
    id: stableId('webhook-delivery', event.id),
    webhookId,
    trigger: 'probe',
    timeStarted,
  } as const;
  addDelivery(seeder, event, () => seed.endpoint, probe);
  const failed = events[6];
  if (seed.name !== 'pager-bridge' || failed === undefined) return;
  const resend = {
    id: stableId('webhook-delivery', 'resend', failed.id),
    webhookId,
    trigger: 'resend',
    timeStarted: new Date(timeStarted.getTime() + MINUTE),
  } as const;
  addDelivery(seeder, failed, () => seed.endpoint, resend);
}

/** Receivers of webhooks with deliveries in every state. */
export function addWebhooks(seeder: Seeder): void {
  const { webhookReceivers, webhookSecrets } = seeder.store.tables;
  const events = addEvents(seeder);
  for (const seed of receivers) {
    const { name, description, days, endpoint, subscriptions } = seed;
    const base = seeder.named('webhook-receiver', 'fleet', name, days, description);
    webhookReceivers.put({ ...base, endpoint, subscriptions: [...subscriptions] });
    for (let number = 1; number <= seed.secrets; number += 1) {
      webhookSecrets.put({
        id: stableId('webhook-secret', base.id, String(number)),
        receiverId: base.id,
        secret: `demo-${name}-${number}`,
        timeCreated: seeder.ago(days / number),
      });
    }
    for (const [number, event] of events.entries()) {
      if (!isSubscribed(subscriptions, event.eventClass)) continue;
      const past = seed.past?.(number);
      addDelivery(seeder, event, (attempt) => past?.[attempt - 1] ?? endpoint, {
        id: stableId('webhook-delivery', base.id, event.id),
        webhookId: base.id,
        trigger: 'event',
        timeStarted: event.timeCreated,
      });
    }
    addByHand(seeder, seed, base.id, events);
  }
}
