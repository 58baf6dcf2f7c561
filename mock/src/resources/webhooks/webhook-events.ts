import type { T } from '../../wire/api.ts';
import type { WebhookDeliveryRow, WebhookEventRow } from '../../store/rows/webhooks.ts';
import type { Store } from '../../store/store.ts';
import { planAttempt, retryDelays } from './webhook-attempts.ts';

/** Class of the events that a probe sends. It is no news, so nobody can subscribe to it. */
export const PROBE_CLASS = 'probe';

/** What can happen, by name. Our own: the contract has no list of them. */
export const eventClasses: readonly T.EventClass[] = [
  { name: 'hardware.disk.expunged', description: 'A physical disk was taken out of service' },
  { name: 'hardware.sled.added', description: 'A sled became part of the system' },
  { name: 'hardware.sled.expunged', description: 'A sled was taken out of the system for good' },
  {
    name: 'hardware.sled.provision_policy_changed',
    description: 'A sled takes new instances again, or no longer',
  },
  { name: 'instance.auto_restarted', description: 'A failed instance was started again by the system' },
  { name: 'instance.failed', description: 'An instance stopped without being asked to' },
  { name: 'network.bgp_session.down', description: 'A BGP peer is no longer heard' },
  { name: 'network.bgp_session.up', description: 'A BGP session with a peer was established' },
  { name: 'network.switch_port.link_down', description: 'The link of a switch port was lost' },
  {
    name: 'network.switch_port.settings_changed',
    description: 'Settings were applied to a switch port, or taken away',
  },
  { name: PROBE_CLASS, description: 'Sent to find out whether a receiver answers; nothing has happened' },
  { name: 'silo.quota.nearly_used', description: 'A silo uses more than nine tenths of a quota' },
  { name: 'support_bundle.ready', description: 'A support bundle can be downloaded' },
  { name: 'system.release.changed', description: 'Another target release was set' },
];

/** What really happens in the mock. */
type EventClassName =
  | 'hardware.sled.added'
  | 'hardware.sled.provision_policy_changed'
  | 'network.switch_port.settings_changed';

/** True for a subscription to more than the one class it spells out. */
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

/** Whether a glob holds for a class: `*` stands for one part of the name, `**` for one or more. */
export function globMatches(glob: string, eventClass: string): boolean {
  return segmentsMatch(glob.split('.'), eventClass.split('.'));
}

/** Whether events of a class go to somebody with these subscriptions. Probes never do. */
export function isSubscribed(subscriptions: readonly string[], eventClass: string): boolean {
  return eventClass !== PROBE_CLASS && subscriptions.some((glob) => globMatches(glob, eventClass));
}

/** Notes that something happened. */
export function addEvent(store: Store, eventClass: string): WebhookEventRow {
  return store.tables.webhookEvents.put({ id: store.newId(), eventClass, timeCreated: store.now() });
}

/** Begins to deliver an event to one receiver. */
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

/** Tells every subscribed receiver that something happened. */
export function publish(store: Store, eventClass: EventClassName): void {
  const event = addEvent(store, eventClass);
  for (const receiver of store.tables.webhookReceivers) {
    if (isSubscribed(receiver.subscriptions, eventClass)) startDelivery(store, event, receiver.id, 'event');
  }
}
