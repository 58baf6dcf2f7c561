import type { ExternalIp } from '@console/shared/api';
import { isCached, type Page, type Query, useQuery } from '@console/shared/query';
import { EmptyCell, IpCell } from '@console/shared/table';
import { describeByRow, Skeleton, Tooltip, Unknown } from '@console/shared/ui';
import styles from './external-ips-cell.module.css';
import { floatingFirst } from './external-ips.ts';
import { withConcurrencyLimit } from '../../base/in-turn.ts';
import { externalIps } from '../../base/instances/queries.ts';
import { useHasBeenVisible } from '../../base/use-seen.ts';

/** Milliseconds for which a response stays fresh unless a write makes it stale, because rows come into view repeatedly. */
const STALE_TIME = 60_000;

interface ExternalIpsCellProps {
  /** Names of the project and of the instance. */
  project: string;
  instance: string;
}

/**
 * The addresses of an instance in a list: the first one with a copy button, the others behind `+2`. The list response does not
 * contain them, so each row requests its own when it is in view (docs/screens/compute-storage.md section 10.1).
 */
export function ExternalIpsCell({ project, instance }: ExternalIpsCellProps) {
  const query = withConcurrencyLimit(externalIps(project, instance));
  const [ref, isSeen] = useHasBeenVisible<HTMLSpanElement>(() => isCached(query));
  return (
    <span ref={ref} className={styles.ips}>
      {isSeen ? <Asked query={query} /> : <Skeleton width="7rem" />}
    </span>
  );
}

function Asked({ query }: { query: Query<Page<ExternalIp>> }) {
  const { data, error } = useQuery({ ...query, staleTime: STALE_TIME });
  if (data) return addresses(floatingFirst(data.items).map(({ ip }) => ip));
  if (!error) return <Skeleton width="7rem" />;
  return <Unknown reason={`The addresses could not be loaded. ${error.message}`} />;
}

/** No component: a list has many. */
function addresses([first, ...others]: readonly string[]) {
  if (first === undefined) return <EmptyCell />;
  return (
    <>
      <IpCell ip={first} link={false} copy />
      {others.length > 0 && (
        <Tooltip title="Other external IPs" onPress content={<Listed ips={others} />}>
          <button ref={describeByRow} type="button" className={styles.more}>
            {`+${others.length}`}
          </button>
        </Tooltip>
      )}
    </>
  );
}

function Listed({ ips }: { ips: readonly string[] }) {
  return (
    <ul>
      {ips.map((ip) => (
        <li key={ip}>{ip}</li>
      ))}
    </ul>
  );
}
