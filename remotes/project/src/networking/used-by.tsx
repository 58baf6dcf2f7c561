import { settleConfirm } from '@console/shared/runtime';
import { Link } from '@console/shared/ui';
import styles from './used-by.module.css';

/** Maximum number of users that a confirmation names; the others are counted. */
const NAMED = 8;

/** A user of the resource that is deleted, and where that can be changed. */
export interface User {
  key: string;
  name: string;
  to: string;
}

interface UsedByProps {
  label: string;
  users: readonly User[];
  /** Closes the dialog that contains the links; closes the shell's confirmation when absent. */
  onLeave?: () => unknown;
}

/**
 * Links to the users of a dialog's resource; a click closes the dialog and opens the link (docs/screens/network-access.md section
 * 17, B-N1).
 */
export function UsedBy({ label, users, onLeave = () => settleConfirm(false) }: UsedByProps) {
  const more = users.length - NAMED;
  return (
    <ul className={styles.list} aria-label={label}>
      {users.slice(0, NAMED).map(({ key, name, to }) => (
        <li key={key}>
          <Link to={to} onClick={() => void onLeave()}>
            {name}
          </Link>
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </ul>
  );
}
