import type { Role } from '@console/shared/access';
import { to } from '@console/shared/routing';
import { Link, Message } from '@console/shared/ui';
import styles from './fleet-note.module.css';
import { useFleetRefusal } from './use-fleet-refusal.ts';

/**
 * Says once on a page why its buttons are off, with the way to who can change that: a reason at a button that is off can hold no
 * link (docs/screens/operator.md section 0.1). Nothing for those who may write.
 */
export function FleetNote({ needed = 'admin' }: { needed?: Role }) {
  const refusal = useFleetRefusal(needed);
  if (refusal === undefined) return null;
  return (
    <div className={styles.note}>
      <Message action={<Link to={to('/system/access')}>Fleet access</Link>}>
        You can look at everything here and change nothing. {refusal}.
      </Message>
    </div>
  );
}
