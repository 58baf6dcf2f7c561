import { daysUntil } from '@console/shared/certificates';
import { pluralize } from '@console/shared/format';
import { DateTime, useNow } from '@console/shared/ui';
import styles from './certificates.module.css';

/** An expiry date and the time until then. */
export function Until({ end }: { end: Date }) {
  const days = daysUntil(end, new Date(useNow('halfMinute')));
  return (
    <span className={styles.until}>
      <DateTime date={end} />
      {days >= 0 && <span className={styles.note}>{`, in ${pluralize(days, 'day')}`}</span>}
    </span>
  );
}
