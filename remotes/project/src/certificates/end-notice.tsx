import { to } from '@console/shared/routing';
import { Link, Message } from '@console/shared/ui';
import styles from './certificates.module.css';
import type { CertificateRow } from './rows.ts';

interface EndNoticeProps {
  readonly rows: readonly CertificateRow[];
}

/** Warns before the certificate in use ends, and when none is valid (docs/screens/operator.md section 5.2). */
export function EndNotice({ rows }: EndNoticeProps) {
  const message = messageOf(rows);
  return message && <div className={styles.notice}>{message}</div>;
}

function messageOf(rows: readonly CertificateRow[]) {
  const add = <Link to={to('/certificates-new')}>Add certificate</Link>;
  const ending = rows.find(({ standing }) => standing?.kind === 'ending');
  if (ending?.standing?.kind === 'ending') {
    const { days, urgent } = ending.standing;
    return (
      <Message variant={urgent ? 'destructive' : 'notice'} action={add}>
        <b>{ending.name}</b>, the certificate in use, expires in {days} {days === 1 ? 'day' : 'days'}. Add a
        new one before then; the silo uses it immediately.
      </Message>
    );
  }
  const [first] = rows;
  const isUnreachable =
    first?.standing !== undefined && rows.every(({ standing }) => standing?.kind !== 'in-use');
  return isUnreachable ? (
    <Message variant="destructive" action={add}>
      This silo has no valid certificate. Browsers refuse its console and API.
    </Message>
  ) : null;
}
