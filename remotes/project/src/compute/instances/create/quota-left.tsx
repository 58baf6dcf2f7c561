import { useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { siloUtilization } from '../../../storage/disks/queries.ts';
import { type Capacity, demandOf, headroom } from './demand.ts';
import styles from './create.module.css';
import type { InstanceForm } from './schema.ts';

/**
 * Shows the remaining quota of the silo while a size is chosen; otherwise only the server's refusal would show it.
 * Renders nothing when the user may not see the utilization.
 */
export function QuotaLeft({ form, kinds }: { form: InstanceForm; kinds: readonly Capacity[] }) {
  const { data, isPending } = useQuery(siloUtilization());
  const [start, hardware, boot, disks] = useWatch({
    control: form.control,
    name: ['start', 'hardware', 'boot', 'disks'],
  });
  // The line takes its space while it loads, so that the content below does not move
  if (!data) return isPending ? <p className={styles.quota}>&nbsp;</p> : null;
  const { left, short } = headroom(data, demandOf({ start, hardware, boot, disks }), kinds);
  if (short === '') return <p className={styles.quota}>The silo has {left} left.</p>;
  return (
    <Message variant="notice" live="status">
      This likely exceeds the quota: the silo has only {short} left. Choose less
      {kinds.includes('cpus') && ', or create the instance without starting it'}.
    </Message>
  );
}
