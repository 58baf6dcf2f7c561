import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { vpcById } from '../../../networking/vpcs/queries.ts';
import { vpcPath } from '../../../networking/vpcs/tabs.ts';

/** The name of a VPC by its id, as a link to its page (docs/screens/network-access.md section 17, B-L14). */
export function VpcName({ project, vpcId }: { project: string; vpcId: string }) {
  return (
    <LookupCell query={useQuery(vpcById(vpcId))}>
      {({ name }) => <Link to={vpcPath({ project, vpc: name })}>{name}</Link>}
    </LookupCell>
  );
}
