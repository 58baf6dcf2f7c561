import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { WebhookReceiver } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { usePage } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { ListTab } from '@console/shared/table';
import { Button } from '@console/shared/ui';
import { SegmentedControl } from '@console/shared/ui/detail';
import { useFleetRefusal } from '../../use-fleet-refusal.ts';
import styles from '../alerting.module.css';
import { deliveryName, onePerEvent, shownState } from '../deliveries.ts';
import { DELIVERY_STATES, deliveryPage, stateIn } from '../queries.ts';
import { deliveryActions, deliveryBulkActions } from './delivery-actions.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryPanel, ResendFailed } from './lazy.ts';

const NOUN = ['event', 'events'] as const;

/** Milliseconds between two polls while a delivery is pending. */
const PACE = 5_000;

const FILTERS = [
  { value: 'all', label: 'All' },
  ...DELIVERY_STATES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

/** The deliveries to a receiver and their results (docs/screens/operator.md section 9.7). */
export function DeliveriesTab({ receiver }: { receiver: WebhookReceiver }) {
  const [search, setSearch] = useSearchParams();
  const [isResending, setResending] = useState(false);
  const refusal = useFleetRefusal();
  const state = stateIn(search);
  const page = usePage(deliveryPage(receiver.name, state), {
    poll: ({ items }) => items.some((delivery) => delivery.state === 'pending') && PACE,
  });
  const rows = useMemo(
    () => ({
      ...page,
      items: page.items.map((one) => ({
        ...one,
        name: deliveryName(one),
        shown: shownState(one, page.items),
      })),
    }),
    [page],
  );
  const query = search.toString();
  const columns = useMemo(
    () =>
      deliveryColumns((id) => {
        const next = new URLSearchParams(query);
        next.set('delivery', id);
        return `?${next}`;
      }),
    [query],
  );
  const actions = useMemo(() => deliveryActions(receiver, refusal), [receiver, refusal]);
  const bulkActions = useMemo(() => deliveryBulkActions(receiver, refusal), [receiver, refusal]);
  const change = (key: string, value: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      return next;
    });
  const opened = search.get('delivery');
  return (
    <>
      <ListTab
        plural="Deliveries"
        page={rows}
        columns={columns}
        actions={actions}
        activeId={opened ?? undefined}
        empty={
          state === undefined
            ? NOTHING_SENT
            : { ...NOTHING_SENT, title: `No ${state} deliveries`, body: undefined }
        }
        headerActions={
          <Button disabledReason={refusal} onClick={() => setResending(true)}>
            Resend all failed
          </Button>
        }
        bulk={(chosen, selection) => (
          <BulkBar noun={NOUN} actions={bulkActions} rows={onePerEvent(chosen)} selection={selection} />
        )}
      >
        <div className={styles.filter}>
          <SegmentedControl
            label="State of deliveries"
            options={FILTERS}
            value={state ?? 'all'}
            onChange={(value) => change('show-state', value === 'all' ? undefined : value)}
          />
        </div>
      </ListTab>
      {opened !== null && (
        <DeliveryPanel
          receiver={receiver}
          id={opened}
          rows={rows.items}
          onDismiss={() => change('delivery', undefined)}
        />
      )}
      {isResending && <ResendFailed receiver={receiver} onDismiss={() => setResending(false)} />}
    </>
  );
}

const NOTHING_SENT = {
  icon: Send,
  title: 'No deliveries',
  body: 'Send a probe to see whether the receiver responds.',
};
