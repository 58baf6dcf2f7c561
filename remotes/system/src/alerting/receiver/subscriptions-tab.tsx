import { BellPlus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Action } from '@console/shared/actions';
import {
  webhookReceiverSubscriptionRemove,
  type EventClass,
  type WebhookReceiver,
} from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { callTo, useQuery } from '@console/shared/query';
import { columns, ListTab, wholePage } from '@console/shared/table';
import { Mono, Skeleton, Tooltip } from '@console/shared/ui';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import styles from '../alerting.module.css';
import { matchedBy, subscribable } from '../classes.ts';
import { eventClasses } from '../queries.ts';
import { AddSubscription } from './lazy.ts';

interface Subscription {
  readonly id: string;
  readonly name: string;
}

const NOUN = ['subscription', 'subscriptions'] as const;

const EMPTY = {
  icon: BellPlus,
  title: 'No subscriptions',
  body: 'This receiver gets only probes. Add a subscription to send it events.',
  create: 'Add subscription',
};

/** The subscriptions of a receiver (docs/screens/operator.md section 6.2). */
export function SubscriptionsTab({ receiver }: { receiver: WebhookReceiver }) {
  const [isAdding, setAdding] = useState(false);
  const refusal = useFleetRefusal();
  const classes = useQuery(eventClasses()).data?.items;
  const { name, subscriptions } = receiver;
  const page = useMemo(
    () =>
      wholePage(
        `subscriptions of ${name}`,
        subscriptions.map((glob) => ({ id: glob, name: glob })),
      ),
    [name, subscriptions],
  );
  const actions = useMemo(() => subscriptionActions(name, refusal), [name, refusal]);
  return (
    <>
      <ListTab
        plural="Subscriptions"
        create={{ label: 'Add subscription', onPress: () => setAdding(true), reason: refusal }}
        page={page}
        columns={useMemo(() => subscriptionColumns(classes), [classes])}
        actions={actions}
        copyId={false}
        empty={EMPTY}
        bulk={(rows, selection) => <BulkBar noun={NOUN} {...{ actions, rows, selection }} />}
      />
      {isAdding && <AddSubscription receiver={receiver} onDismiss={() => setAdding(false)} />}
    </>
  );
}

const col = columns<Subscription>();

const subscriptionColumns = (classes: readonly EventClass[] | undefined) => [
  col.custom('Subscription', ({ name }) => <Mono>{name}</Mono>, { value: ({ name }) => name }),
  col.custom('Matches', ({ name }) => <MatchCount glob={name} classes={classes} />, {
    width: 16,
    value: ({ name }) => classes && matchedBy([name], classes).length,
  }),
];

/** The number of classes that a subscription matches; a click lists them. */
function MatchCount({ glob, classes }: { glob: string; classes: readonly EventClass[] | undefined }) {
  if (!classes) return <Skeleton width="4rem" />;
  const known = subscribable(classes);
  if (known.length === 0) return 'Classes are not named';
  const matched = matchedBy([glob], known);
  const text = `${matched.length} of ${known.length} classes`;
  if (matched.length === 0) return text;
  return (
    <Tooltip title="Matches" onPress content={matched.map(({ name }) => name).join(', ')}>
      <button type="button" className={styles.more}>
        {text}
      </button>
    </Tooltip>
  );
}

const subscriptionActions = (
  receiver: string,
  refusal: string | undefined,
): readonly Action<Subscription>[] => [
  {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
    confirm: ({ name }) => ({
      title: 'Remove subscription',
      body: (
        <>
          Remove the subscription <b>{name}</b>? The receiver no longer gets these events. Deliveries in
          progress still arrive.
        </>
      ),
      errorTitle: 'Could not remove subscription',
    }),
    call: ({ name }) => callTo(webhookReceiverSubscriptionRemove, { path: { receiver, subscription: name } }),
    done: ({ name }) => (
      <>
        Subscription <b>{name}</b> removed
      </>
    ),
    many: { consequence: 'The receiver no longer gets these events. Deliveries in progress still arrive.' },
  },
];
