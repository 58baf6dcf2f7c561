import type { WebhookDelivery, WebhookReceiver } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { Finding } from '../base/finding.ts';
import { receiverHealth } from './deliveries.ts';

/** The newest deliveries to receivers, by name; undefined for those that could not be read. */
export type DeliveriesByReceiver = ReadonlyMap<
  string,
  { readonly items: readonly WebhookDelivery[] } | undefined
>;

function healthFinding(
  name: string,
  deliveries: readonly WebhookDelivery[],
  now: number,
): Pick<Finding, 'severity' | 'text'> | undefined {
  const health = receiverHealth(deliveries, now);
  if (health.kind === 'failing')
    return {
      severity: 'notice',
      text: `${health.failed} of the last ${pluralize(health.of, 'delivery', 'deliveries')} to receiver ${name} failed`,
    };
  if (health.kind === 'known' && health.status === 'not reachable')
    return {
      severity: 'destructive',
      text: `Receiver ${name} cannot be reached: its latest deliveries failed${health.note === 'unreachable' ? '' : ` (${health.note})`}`,
    };
  return undefined;
}

/**
 * Receivers that get no events or do not accept them (docs/screens/operator.md section 9.7).
 * @param now milliseconds since 1970
 */
export function receiverFindings(
  receivers: readonly Pick<WebhookReceiver, 'name' | 'subscriptions'>[],
  deliveries: DeliveriesByReceiver,
  now: number,
): readonly Finding[] {
  return receivers.flatMap(({ name, subscriptions }): Finding[] => {
    const of = (found: Pick<Finding, 'severity' | 'text'>): Finding[] => [
      {
        key: `receiver ${name} ${found.severity}`,
        to: to('/system/alerting/receivers/:receiver', { receiver: name }),
        ...found,
      },
    ];
    if (subscriptions.length === 0)
      return of({ severity: 'notice', text: `Receiver ${name} has no subscriptions, so it gets no events` });
    const found = healthFinding(name, deliveries.get(name)?.items ?? [], now);
    return found ? of(found) : [];
  });
}

/** The receivers whose deliveries could not be read: nothing is known of their health. */
export const unreadReceivers = (deliveries: DeliveriesByReceiver): readonly string[] =>
  [...deliveries].flatMap(([name, page]) => (page ? [] : [name]));
