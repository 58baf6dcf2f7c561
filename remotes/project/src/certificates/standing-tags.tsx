import { Tag, Unknown } from '@console/shared/ui';
import type { CertificateRow } from './rows.ts';
import { lookOf } from './standing-look.ts';
import styles from './certificates.module.css';

/** The status of a certificate, and a tag when it is for another host. */
export function StandingTags({ row }: { row: Pick<CertificateRow, 'standing' | 'isOtherHost'> }) {
  const { standing, isOtherHost } = row;
  if (!standing) return <Unknown />;
  const { text, tone, isLoud } = lookOf(standing);
  return (
    <span className={styles.standing}>
      <Tag raw tone={tone} solid={isLoud}>
        {text}
      </Tag>
      {isOtherHost && (
        <Tag raw tone="notice">
          Other host
        </Tag>
      )}
    </span>
  );
}
