import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, readableNode } from '@console/shared/format';
import { useStale } from '@console/shared/query';
import { RefreshControl } from '@console/shared/table';
import { Button, PageHeader, useCopy } from '@console/shared/ui';
import { affectedText, orderText, placeOf, type WorkOrder } from './order.ts';
import styles from './work-order.module.css';

interface SheetProps {
  /** The work order at a time in milliseconds, since which the ages in it count. */
  orderAt: (now: number) => WorkOrder;
  /** Something in it is still read. */
  isReading: boolean;
  onRefresh: () => Promise<unknown>;
}

const READING = 'The work order is still loading';

/** A work order to print or copy, with the time at which it was prepared, and the data that have not been read since. */
export function Sheet({ orderAt, isReading, onRefresh }: SheetProps) {
  const [now, setNow] = useState(Date.now);
  const stale = useStale();
  const { copied, copy } = useCopy();
  const order = orderAt(now);
  const prepared = ['Prepared', formatDateTime(new Date(now))] as const;
  // On paper too: the control that otherwise shows it is not printed
  const doubt = stale?.updatedAt !== undefined && [
    ['Not up to date', `Could not be refreshed since ${formatDateTime(new Date(stale.updatedAt))}`] as const,
  ];
  const lines = [...order.lines, prepared, ...(doubt || [])];
  const { safety, affected } = order;
  const disabledReason = isReading ? READING : undefined;
  return (
    <>
      <PageHeader
        title={`Work order: ${order.subject}`}
        actions={
          <span className={styles.screen}>
            <RefreshControl
              onRefresh={async () => {
                await onRefresh();
                setNow(Date.now());
              }}
            />{' '}
            <Button
              icon={copied ? Check : Copy}
              disabledReason={disabledReason}
              onClick={() => void copy(orderText({ ...order, lines }))}
            >
              Copy text
            </Button>{' '}
            <Button icon={Printer} disabledReason={disabledReason} onClick={() => window.print()}>
              Print
            </Button>
          </span>
        }
      />
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          {lines.map(([label, text]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{readableNode(text)}</dd>
            </div>
          ))}
          <div className={styles.fact}>
            <dt>Safe to pull</dt>
            <dd>
              <b>{safety.answer}.</b> {safety.why}
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>Affected instances</dt>
            <dd>
              {affectedText(affected)}
              {affected && 'data' in affected && affected.data.length > 0 && (
                <ul className={styles.affected}>
                  {affected.data.map((instance) => (
                    <li key={instance.id}>
                      {placeOf(instance)} ({readableNode(instance.state)})
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
