import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, readableNode } from '@console/shared/format';
import { Button, PageHeader, useCopy } from '@console/shared/ui';
import { affectedText, orderText, placeOf, type WorkOrder } from './order.ts';
import styles from './work-order.module.css';

interface SheetProps {
  /** The work order at a time in milliseconds, since which the ages in it count. */
  orderAt: (now: number) => WorkOrder;
  /** Something in it is still read. */
  isReading: boolean;
}

const READING = 'The work order is still loading';

/** A work order to print or copy. It shows the state at the time it was opened. */
export function Sheet({ orderAt, isReading }: SheetProps) {
  const [now] = useState(Date.now);
  const { copied, copy } = useCopy();
  const order = orderAt(now);
  const prepared = ['Prepared', formatDateTime(new Date(now))] as const;
  const lines = [...order.lines, prepared];
  const { safety, affected } = order;
  const disabledReason = isReading ? READING : undefined;
  return (
    <>
      <PageHeader
        title={`Work order: ${order.subject}`}
        actions={
          <span className={styles.screen}>
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
