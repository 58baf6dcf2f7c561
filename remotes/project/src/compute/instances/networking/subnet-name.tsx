import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { subnetById } from './queries.ts';

/** The name of a subnet that is known by its id. */
export function SubnetName({ subnetId }: { subnetId: string }) {
  return <LookupCell query={useQuery(subnetById(subnetId))}>{({ name }) => name}</LookupCell>;
}
