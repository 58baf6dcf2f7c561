import { settleConfirm } from '@console/shared/runtime';
import { Link } from '@console/shared/ui';
import styles from './used-by.module.css';

/** Users that a confirmation names; the others are counted. */
const NAMED = 8;

/** Something that uses what is about to be deleted, and where it can be changed. */
export interface User {
  key: string;
  name: string;
  to: string;
}

interface UsedByProps {
  label: string;
  users: readonly User[];
  /** Closes the dialog that the links are in; the shell's confirmation when absent. */
  onLeave?: () => unknown;
}

/**
 * Links to what uses the resource of a dialog; a press closes the dialog and opens what the link leads to
 * (docs/screens/network-access.md section 17, B-N1).
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
