import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import {
  instanceExternalIpList,
  vpcFirewallRulesView,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
} from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { columns, ListTab, RefreshControl, wholePage } from '@console/shared/table';
import { Message, Mono, Skeleton, Unknown } from '@console/shared/ui';
import { editPath } from '../firewall-rules/paths.ts';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { firewallRules } from '../vpcs/queries.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { arrivalsOf } from './queries.ts';
import { exposedIn, type ExposedRow, exposedRows, instancesIn } from './rows.ts';

const EMPTY = {
  icon: ShieldCheck,
  title: 'Nothing is exposed',
  body: 'No instance with an external IP can be reached from the internet, or from a network larger than a /16 (IPv6: /32).',
};

const col = columns<ExposedRow>();

const exposedColumns = (place: VpcPlace) => [
  col.link(
    'Instance',
    ({ instance }) => instance,
    ({ instance }) =>
      to('/projects/:project/instances/:instance/networking', { project: place.project, instance }),
  ),
  col.custom('External IPs', ({ addresses }) => <Addresses addresses={addresses} />, {
    rank: 2,
    value: ({ addresses }) => addresses?.join(' '),
  }),
  col.text('From', ({ from }) => from),
  col.text('Traffic', ({ traffic }) => traffic),
  col.link(
    'Rule',
    ({ rule }) => rule.name,
    ({ rule }) => editPath(place, rule.name),
  ),
];

const refreshPage = () =>
  refresh(vpcFirewallRulesView, vpcSubnetList, vpcSubnetListNetworkInterfaces, instanceExternalIpList);

/** Instances and ports that can be reached from outside, by rule (docs/screens/network-access.md section 3.9). */
export function Component() {
  const { project, vpc } = useParams('/projects/:project/vpcs/:vpc/exposed');
  const place = useMemo(() => ({ project, vpc }), [project, vpc]);
  const { rules } = useLoaded(firewallRules(project, vpc));
  const { items: subnets } = useLoaded(allSubnets(project, vpc));
  const interfaces = useLoaded(vpcInterfaces(place));
  const found = useMemo(
    () => exposedIn({ vpc, rules, subnets, interfaces }),
    [rules, subnets, interfaces, vpc],
  );
  const instances = useMemo(() => instancesIn(found), [found]);
  const arrivals = useQuery(arrivalsOf(project, instances), { enabled: instances.length > 0 });
  const { rows, without } = useMemo(() => exposedRows(found, arrivals.data), [found, arrivals.data]);
  const page = useMemo(() => wholePage(`exposed ${project} ${vpc}`, rows), [project, vpc, rows]);
  const shownColumns = useMemo(() => exposedColumns(place), [place]);
  return (
    <ListTab
      plural="Exposed"
      page={page}
      columns={shownColumns}
      copyId={false}
      empty={EMPTY}
      headerActions={<RefreshControl onRefresh={refreshPage} />}
    >
      {without > 0 && (
        <Message>
          {`${pluralize(without, 'more instance')} would be reachable by these rules, but ${without === 1 ? 'has' : 'have'} no external IP.`}
        </Message>
      )}
    </ListTab>
  );
}

function Addresses({ addresses }: Pick<ExposedRow, 'addresses'>) {
  if (addresses === null) return <Skeleton />;
  if (addresses === undefined) return <Unknown reason="The external IPs could not be loaded" />;
  return addresses.map((address) => (
    <span key={address}>
      <Mono>{address}</Mono>{' '}
    </span>
  ));
}
