import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { vpcById } from './queries.ts';

/** The name of a VPC that is known by its id. Once VPCs have pages, it becomes the link to its firewall rules here. */
export function VpcName({ vpcId }: { vpcId: string }) {
  return <LookupCell query={useQuery(vpcById(vpcId))}>{({ name }) => name}</LookupCell>;
}
