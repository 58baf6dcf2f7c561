import type { InstanceNetworkInterface } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { subnetById } from '../../../networking/subnets/queries.ts';
import { vpcById } from '../../../networking/vpcs/queries.ts';

interface SubnetNameProps {
  project: string;
  nic: InstanceNetworkInterface;
}

/** The name of an interface's subnet, as a link to its panel once the name of the VPC is known. */
export function SubnetName({ project, nic: { subnetId, vpcId } }: SubnetNameProps) {
  const vpc = useQuery(vpcById(vpcId)).data?.name;
  return (
    <LookupCell query={useQuery(subnetById(subnetId))}>
      {({ name }) =>
        vpc === undefined ? (
          name
        ) : (
          <Link to={to('/projects/:project/vpcs/:vpc/subnets/:subnet', { project, vpc, subnet: name })}>
            {name}
          </Link>
        )
      }
    </LookupCell>
  );
}
