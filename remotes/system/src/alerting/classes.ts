import type { EventClass, WebhookReceiver } from '@console/shared/api';

/** The class of probes, which no receiver can subscribe to (docs/contract/corrections.md). */
export const PROBE = 'probe';

const SUBSCRIPTION = /^([a-zA-Z0-9_]+|\*|\*\*)(\.([a-zA-Z0-9_]+|\*|\*\*))*$/;

/** Whether a text is a valid subscription: `WebhookSubscription` of the API. */
export const isSubscription = (text: string): boolean => SUBSCRIPTION.test(text);

function partsMatch([head, ...rest]: readonly string[], parts: readonly string[]): boolean {
  if (head === undefined) return parts.length === 0;
  const [part, ...others] = parts;
  if (part === undefined) return false;
  if (head === '**') return partsMatch(rest, others) || partsMatch([head, ...rest], others);
  return (head === '*' || head === part) && partsMatch(rest, others);
}

/**
 * Whether a subscription matches an event class: `*` is one part of the name, `**` one or more. No subscription matches probes
 * (docs/screens/operator.md section 6.2).
 */
export const matches = (glob: string, name: string): boolean =>
  name !== PROBE && partsMatch(glob.split('.'), name.split('.'));

/** The classes that at least one of the subscriptions matches. */
export const matchedBy = (subscriptions: readonly string[], classes: readonly EventClass[]): EventClass[] =>
  classes.filter(({ name }) => subscriptions.some((glob) => matches(glob, name)));

/** The receivers that get events of a class. */
export const receiversOf = (name: string, receivers: readonly WebhookReceiver[]): WebhookReceiver[] =>
  receivers.filter(({ subscriptions }) => subscriptions.some((glob) => matches(glob, name)));

/** The classes that can be subscribed to. A release may list none of them and still send events. */
export const subscribable = (classes: readonly EventClass[]): EventClass[] =>
  classes.filter(({ name }) => name !== PROBE);

/** Why a subscription cannot be added to the others; undefined when it can. */
export function subscriptionError(
  text: string,
  present: readonly string[],
  classes: readonly EventClass[],
): string | undefined {
  const subscription = text.trim();
  if (subscription === '') return 'Subscription is required';
  if (!isSubscription(subscription))
    return 'Use letters, digits and underscores between dots, * for one part, ** for one or more';
  if (subscription === PROBE) return 'Probes are sent on request and cannot be subscribed to';
  if (present.includes(subscription)) return 'Items must be unique';
  const known = subscribable(classes);
  const isUnknown = known.length > 0 && !known.some(({ name }) => name === subscription);
  return isUnknown && !subscription.includes('*') ? `There is no event class ${subscription}` : undefined;
}
