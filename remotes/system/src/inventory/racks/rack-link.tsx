import { to } from '@console/shared/routing';
import { Link, Truncate } from '@console/shared/ui';
import styles from '../inventory.module.css';

/** A link to a rack, labelled by its id, because racks have no names. */
export function RackLink({ rackId }: { rackId: string }) {
  return (
    <Link to={to('/system/inventory/racks/:rackId', { rackId })}>
      <span className={styles.id}>
        <Truncate text={rackId} max={12} position="middle" />
      </span>
    </Link>
  );
}
