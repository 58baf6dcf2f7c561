import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { CardBlock, Link, Message, Skeleton } from '@console/shared/ui';
import { allVpcs } from '../networking/vpcs/queries.ts';
import styles from './overview.module.css';

/** The way to what each VPC lets in from the internet, which takes too many requests to be counted here. */
export function Exposed({ project }: { project: string }) {
  const vpcs = useQuery(allVpcs(project));
  return (
    <CardBlock
      title="Exposed to the internet"
      description="What the firewall rules let in from outside, by instance and port."
    >
      {vpcs.data ? (
        vpcs.data.items.length === 0 ? (
          'The project has no VPC, so nothing of it can be reached.'
        ) : (
          <ul className={styles.counts} aria-label="VPCs">
            {vpcs.data.items.map(({ id, name }) => (
              <li key={id}>
                <Link to={to('/projects/:project/vpcs/:vpc/exposed', { project, vpc: name })}>{name}</Link>
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
