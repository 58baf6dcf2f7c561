import type { T } from '../../wire/api.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../../store/rows/webhooks.ts';
import type { Store } from '../../store/store.ts';
import { planAttempt, retryDelays } from './webhook-attempts.ts';

/** Class of the events that a probe sends. It cannot be subscribed to, because it reports nothing. */
export const PROBE_CLASS = 'probe';

/** Event classes. Our own: the contract has no list of them. */
export const eventClasses: readonly T.EventClass[] = [
  { name: 'hardware.disk.expunged', description: 'A physical disk was taken out of service' },
  { name: 'hardware.sled.added', description: 'A sled became part of the system' },
  { name: 'hardware.sled.expunged', description: 'A sled was taken out of the system for good' },
  {
    name: 'hardware.sled.provision_policy_changed',
    description: 'A sled takes new instances again, or no longer',
  },
  { name: 'instance.auto_restarted', description: 'A failed instance was started again by the system' },
  { name: 'instance.failed', description: 'An instance stopped unexpectedly' },
  { name: 'network.bgp_session.down', description: 'A BGP peer is no longer heard' },
  { name: 'network.bgp_session.up', description: 'A BGP session with a peer was established' },
  { name: 'network.switch_port.link_down', description: 'The link of a switch port was lost' },
  {
    name: 'network.switch_port.settings_changed',
    description: 'Settings were applied to a switch port or removed from it',
  },
  { name: PROBE_CLASS, description: 'Test request that checks whether a receiver responds' },
  { name: 'silo.quota.nearly_used', description: 'A silo uses more than nine tenths of a quota' },
  { name: 'support_bundle.ready', description: 'A support bundle can be downloaded' },
  { name: 'system.release.changed', description: 'Another target release was set' },
];

/** Event classes that the mock really triggers. */
type EventClassName =
  | 'hardware.sled.added'
  | 'hardware.sled.provision_policy_changed'
  | 'network.switch_port.settings_changed';

/** True for a subscription with a wildcard. */
export function isGlob(subscription: string): boolean {
  return subscription.includes('*');
}

function segmentsMatch(pattern: readonly string[], name: readonly string[]): boolean {
  const [head, ...tail] = pattern;
  if (head === undefined) return name.length === 0;
  if (name.length === 0) return false;
  const rest = name.slice(1);
  if (head === '**') return segmentsMatch(tail, rest) || segmentsMatch(pattern, rest);
  return (head === '*' || head === name[0]) && segmentsMatch(tail, rest);
}

/** Whether a glob matches a class: `*` is one part of the name, `**` one or more. */
export function globMatches(glob: string, eventClass: string): boolean {
  return segmentsMatch(glob.split('.'), eventClass.split('.'));
}

/** Whether subscriptions match a class. They never match probes. */
export function isSubscribed(subscriptions: readonly string[], eventClass: string): boolean {
  return eventClass !== PROBE_CLASS && subscriptions.some((glob) => globMatches(glob, eventClass));
}

export function addEvent(store: Store, eventClass: string): WebhookEventRow {
  return store.tables.webhookEvents.put({ id: store.newId(), eventClass, timeCreated: store.now() });
}

/** Starts the delivery of an event to one receiver. */
export function startDelivery(
  store: Store,
  { id: eventId, eventClass }: WebhookEventRow,
  receiverId: string,
  trigger: T.WebhookDeliveryTrigger,
): WebhookDeliveryRow {
  const delivery = store.tables.webhookDeliveries.put({
    id: store.newId(),
    webhookId: receiverId,
    eventId,
    eventClass,
    trigger,
    state: 'pending',
    timeStarted: store.now(),
    attempts: [],
  });
  planAttempt(store, delivery.id, store.clock.now() + retryDelays[0]);
  return delivery;
}

/** Delivers an event to every subscribed receiver. */
export function publish(store: Store, eventClass: EventClassName): void {
  const event = addEvent(store, eventClass);
  for (const receiver of store.tables.webhookReceivers) {
    if (isSubscribed(receiver.subscriptions, eventClass)) startDelivery(store, event, receiver.id, 'event');
  }
}
