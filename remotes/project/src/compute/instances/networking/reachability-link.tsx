import { useQuery } from '@console/shared/query';
import { ButtonLink } from '@console/shared/ui';
import { reachabilityPath } from '../../../networking/reachability/paths.ts';
import { vpcById } from '../../../networking/vpcs/queries.ts';

interface ReachabilityLinkProps {
  readonly project: string;
  readonly instance: string;
  /** Id of the VPC of its interfaces: all of them are in one. Without interfaces there is no link. */
  readonly vpc: string | undefined;
}

/** A link to the check whether the internet reaches the instance. */
export function ReachabilityLink({ project, instance, vpc }: ReachabilityLinkProps) {
  const name = useQuery(vpcById(vpc ?? ''), { enabled: vpc !== undefined }).data?.name;
  if (name === undefined) return null;
  return (
    <ButtonLink to={reachabilityPath({ project, vpc: name }, { from: 'internet', to: instance })}>
      Check reachability
    </ButtonLink>
  );
}
