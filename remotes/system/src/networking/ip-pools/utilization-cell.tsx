import type { IpPoolUtilization } from '@console/shared/api';
import { poolUtilization } from '@console/shared/capacity';
import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import { BigNumber } from './big-number.tsx';
import { type Family, familiesOf } from './families.ts';
import styles from './ip-pools.module.css';

/** The utilization of a pool, requested by each row (docs/screens/system-settings-auth.md section 9). */
export function UtilizationCell({ pool }: { pool: string }) {
  return (
    <LookupCell query={useQuery(poolUtilization(pool))}>
      {(utilization) => <Utilization utilization={utilization} />}
    </LookupCell>
  );
}

/** Used and total addresses; for each IP version separately when there is IPv6. */
function Utilization({ utilization }: { utilization: IpPoolUtilization }) {
  const [v4, v6] = familiesOf(utilization);
  if (v6.capacity === 0n) return <Share family={v4} />;
  return (
    <span className={styles.families}>
      {[v4, v6].map((family) => (
        <span key={family.short} className={styles.family}>
          <Tag raw>{family.short}</Tag>
          <Share family={family} />
        </span>
      ))}
    </span>
  );
}

const Share = ({ family: { allocated, capacity } }: { family: Family }) => (
  <span className={styles.share}>
    <BigNumber value={allocated} /> / <BigNumber value={capacity} />
  </span>
);
