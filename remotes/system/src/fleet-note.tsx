import type { Role } from '@console/shared/access';
import { to } from '@console/shared/routing';
import { Link, Message } from '@console/shared/ui';
import styles from './fleet-note.module.css';
import { useFleetRefusal } from './use-fleet-refusal.ts';

/**
 * The only note of a page on why its buttons are disabled, with a link to those who can change that: the reason on a disabled button
 * cannot contain a link (docs/screens/operator.md section 0.1). Empty for those who may write.
 */
export function FleetNote({ needed = 'admin' }: { needed?: Role }) {
  const refusal = useFleetRefusal(needed);
  if (refusal === undefined) return null;
  return (
    <div className={styles.note}>
      <Message action={<Link to={to('/system/access')}>Fleet access</Link>}>
        You can view everything here but change nothing. {refusal}.
      </Message>
    </div>
  );
}
