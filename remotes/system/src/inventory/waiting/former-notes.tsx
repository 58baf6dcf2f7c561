import { to } from '@console/shared/routing';
import { Link, Message } from '@console/shared/ui';
import styles from '../inventory.module.css';
import type { WaitingSled } from './state.ts';

/** A note for waiting sleds that were part of the system before, with links to their former pages. */
export function FormerNotes({ rows }: { rows: readonly WaitingSled[] }) {
  return rows.map(({ key, name, former }) =>
    former ? (
      <div key={key} className={styles.note}>
        <Message variant="notice">
          {name} was removed earlier. It will get a new ID.{' '}
          <Link to={to('/system/inventory/sleds/:sledId/instances', { sledId: former.id })}>
            View the removed sled
          </Link>
        </Message>
      </div>
    ) : null,
  );
}
