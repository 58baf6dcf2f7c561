import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { firewallRules } from './queries.ts';
import { type VpcPlace, vpcPath } from './tabs.ts';

/** How many firewall rules a VPC has, as a link to them: a request of its own for every row. */
export function RuleCount({ place }: { place: VpcPlace }) {
  return (
    <LookupCell query={useQuery(firewallRules(place.project, place.vpc))}>
      {({ rules }) => <Link to={vpcPath(place)}>{rules.length}</Link>}
    </LookupCell>
  );
}
