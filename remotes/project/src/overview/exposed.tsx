import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { lazy } from '@console/shared/runtime';
import { CardBlock, InPlace, Link, Message, Skeleton } from '@console/shared/ui';
import { allVpcs } from '../networking/vpcs/queries.ts';
import styles from './overview.module.css';

/** Maximum number of VPCs that are counted: each takes a request per subnet, and one per instance that its rules let traffic in to. */
const COUNTED = 8;

const ExposedCount = lazy(
  'Reachable instances',
  async () =>
    (await import(/* webpackChunkName: "exposed-count" */ '../networking/exposed/count.tsx')).ExposedCount,
  InPlace,
);

interface ExposedProps {
  readonly project: string;
  /** The lists of the page are read or have failed: their requests come first. */
  readonly isReady: boolean;
}

/** The traffic that each VPC lets in from the internet, counted after the page is complete. */
export function Exposed({ project, isReady }: ExposedProps) {
  const vpcs = useQuery(allVpcs(project));
  const isCounted = (vpcs.data?.items.length ?? 0) <= COUNTED;
  return (
    <CardBlock
      title="Exposed to the internet"
      description="What the firewall rules let in from outside, by instance and port."
    >
      {vpcs.data ? (
        vpcs.data.items.length === 0 ? (
          'The project has no VPC, so none of its instances can be reached.'
        ) : (
          <ul className={isCounted ? styles.rows : styles.counts} aria-label="VPCs">
            {vpcs.data.items.map(({ id, name: vpc }) => (
              <li key={id} className={styles.counts}>
                <Link to={to('/projects/:project/vpcs/:vpc/exposed', { project, vpc })}>{vpc}</Link>
                {isCounted && isReady && <ExposedCount place={{ project, vpc }} />}
              </li>
            ))}
          </ul>
        )
      ) : vpcs.error ? (
        <Message variant="notice" title="The VPCs could not be loaded">
          {vpcs.error.message}
        </Message>
      ) : (
        <Skeleton width="8rem" />
      )}
    </CardBlock>
  );
}
