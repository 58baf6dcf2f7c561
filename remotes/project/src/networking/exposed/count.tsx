import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import { Skeleton, Unknown } from '@console/shared/ui';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { arrivalsOf } from './queries.ts';
import { countsOf, countsText, exposedIn, exposedRows, instancesIn } from './rows.ts';

/** How many instances of a VPC can be reached from outside: the rows of its tab `Exposed`, counted. */
export function ExposedCount({ place }: { readonly place: VpcPlace }) {
  const { project, vpc } = place;
  const rules = useQuery(firewallRules(project, vpc));
  const subnets = useQuery(allSubnets(project, vpc));
  const interfaces = useQuery(vpcInterfaces(place));
  const found = useMemo(
    () =>
      rules.data &&
      subnets.data &&
      interfaces.data &&
      exposedIn({ vpc, rules: rules.data.rules, subnets: subnets.data.items, interfaces: interfaces.data }),
    [vpc, rules.data, subnets.data, interfaces.data],
  );
  const instances = useMemo(() => (found ? instancesIn(found) : []), [found]);
  const arrivals = useQuery(arrivalsOf(project, instances), { enabled: instances.length > 0 });
  const lost = [rules, subnets, interfaces].find(({ data, error }) => data === undefined && error);
  if (lost) return <Unknown reason={lost.error?.message} />;
  if (!found || (instances.length > 0 && !arrivals.data)) return <Skeleton width="14rem" />;
  return countsText(countsOf(exposedRows(found, arrivals.data).rows));
}
