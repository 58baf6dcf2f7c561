import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { firewallRules } from './queries.ts';
import { type VpcPlace, vpcPath } from './tabs.ts';

/** The number of a VPC's firewall rules, as a link to them: each row sends its own request. */
export function RuleCount({ place }: { place: VpcPlace }) {
  return (
    <LookupCell query={useQuery(firewallRules(place.project, place.vpc))}>
      {({ rules }) => <Link to={vpcPath(place)}>{rules.length}</Link>}
    </LookupCell>
  );
}
