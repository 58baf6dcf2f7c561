import type { SiloUtilization } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { useQueries } from '@console/shared/query';
import styles from './capacity.module.css';
import { METRICS } from './kinds.ts';
import { exhaustion, trend } from './model/trend.ts';
import { history } from './queries.ts';
import { exhaustionText } from './words.ts';

/** When the chosen silo reaches its first quota; only its history is requested, not that of the others. */
export function QuotaDate({ silo, now }: { silo: SiloUtilization; now: number }) {
  const answers = useQueries(METRICS.map((metric) => history(metric, silo.siloName)));
  const found = CAPACITY_KINDS.map(({ key }, index) => {
    const points = answers[index]?.data;
    return points && exhaustion(silo.provisioned[key], silo.allocated[key], trend(points, now), now);
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  const known = found.filter((one) => one !== undefined);
  const dated = known.filter((one) => typeof one === 'object').toSorted((a, b) => a.at - b.at)[0];
  const first = known.find((one) => one === 'exhausted') ?? dated ?? known[0];
  // One unknown resource may be the first
  const isKnown = known.length === found.length && first !== undefined;
  return (
    <p className={styles.hint}>
      First quota of {silo.siloName} reached: {isKnown ? exhaustionText(first) : 'Not available'}
    </p>
  );
}
