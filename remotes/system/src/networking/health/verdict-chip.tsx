import { to } from '@console/shared/routing';
import { Link, StatusBadge } from '@console/shared/ui';
import { useVerdict } from './use-verdict.ts';
import styles from './verdict-chip.module.css';

/** Shows whether the rack is connected, beside the title of a page that can change it; links to the network health page. */
export function VerdictChip() {
  const verdict = useVerdict();
  if (verdict === undefined) return null;
  return (
    <Link
      to={to('/system/networking/health')}
      className={styles.chip}
      aria-label={`Network health: ${verdict}`}
    >
      <StatusBadge entity="verdict" status={verdict} />
    </Link>
  );
}
