import { Fragment } from 'react';
import type { Instance } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { Dash, DateTime, Link, PropertiesTable, Property, Skeleton, Unknown } from '@console/shared/ui';
import { affinity, antiAffinity, type GroupKind } from '../../../affinity/kinds.ts';
import { networkInterfaces } from '../../../base/instances/queries.ts';
import { allSubnets } from '../../../networking/subnets/queries.ts';
import { firewallRules, vpcById } from '../../../networking/vpcs/queries.ts';
import { vpcPath } from '../../../networking/vpcs/tabs.ts';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { Measured } from './measured.tsx';
import { rulesFor } from './rules-for.ts';

interface MoreProps {
  readonly project: string;
  readonly instance: Instance;
}

/** What an instance is doing and what belongs to it; each part is loaded and may fail on its own. */
export function More({ project, instance }: MoreProps) {
  const { name, timeLastAutoRestarted: restarted } = instance;
  return (
    <PropertiesTable label="At a glance" columns={4} inset={false}>
      <Measured project={project} instance={instance} />
      <Property label="Disks">
        <Disks project={project} name={name} />
      </Property>
      <Property label="Firewall rules">
        <Rules project={project} name={name} />
      </Property>
      <Property label="Affinity groups">
        <Groups kind={affinity} project={project} name={name} />
      </Property>
      <Property label="Anti-affinity groups">
        <Groups kind={antiAffinity} project={project} name={name} />
      </Property>
      <Property label="State since">
        <DateTime date={instance.timeRunStateUpdated} />
      </Property>
      {restarted && (
        <Property label="Last auto-restart">
          <DateTime date={restarted} />
        </Property>
      )}
    </PropertiesTable>
  );
}

interface PartProps {
  readonly project: string;
  readonly name: string;
}

function Disks({ project, name }: PartProps) {
  const { data, error } = useQuery(instanceDisks(project, name));
  if (!data) return <Waiting error={error} />;
  return (
    <Link to={to('/projects/:project/instances/:instance/storage', { project, instance: name })}>
      {pluralize(data.items.length, 'disk')}
    </Link>
  );
}

function Rules({ project, name }: PartProps) {
  const interfaces = useQuery(networkInterfaces(project, name));
  const primary = interfaces.data?.items.find((one) => one.primary);
  const found = useQuery(vpcById(primary?.vpcId ?? ''), { enabled: primary !== undefined });
  const vpc = found.data?.name ?? '';
  const enabled = vpc !== '';
  const rules = useQuery(firewallRules(project, vpc), { enabled });
  const subnets = useQuery(allSubnets(project, vpc), { enabled });
  if (interfaces.data && !primary) return <Dash />;
  if (!interfaces.data || !rules.data || !subnets.data)
    return <Waiting error={interfaces.error ?? found.error ?? rules.error ?? subnets.error} />;
  const applying = rulesFor(name, {
    vpc,
    rules: rules.data.rules,
    subnets: subnets.data.items,
    interfaces: interfaces.data.items,
  });
  const count = applying.length;
  return (
    <Link to={vpcPath({ project, vpc })}>
      {`${pluralize(count, 'rule')} ${count === 1 ? 'applies' : 'apply'}`}
    </Link>
  );
}

function Groups({ kind, project, name }: PartProps & { kind: GroupKind }) {
  const { data, error } = useQuery(kind.ofInstance(project, name));
  if (!data) return <Waiting error={error} />;
  if (data.items.length === 0) return <Dash />;
  return data.items.map((group, index) => (
    <Fragment key={group.id}>
      {index > 0 && ', '}
      <Link to={kind.pagePath({ project, group: group.name })}>{group.name}</Link>
    </Fragment>
  ));
}

const Waiting = ({ error }: { error: { readonly message: string } | null }) =>
  error ? <Unknown reason={error.message} /> : <Skeleton width="5rem" />;
