import { Fragment } from 'react';
import type { Instance } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { Dash, Link, PropertiesTable, Property, Skeleton, Unknown } from '@console/shared/ui';
import { affinity, antiAffinity, type GroupKind } from '../../../affinity/kinds.ts';
import { networkInterfaces } from '../../../base/instances/queries.ts';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { byVpc, type InterfacesInVpc } from '../networking/instance-rules.ts';
import { useRulesFor } from '../networking/use-rules.ts';
import { LastEvents } from './last-events.tsx';
import { Measured } from './measured.tsx';
import { Sled } from './sled.tsx';

interface MoreProps {
  readonly project: string;
  readonly instance: Instance;
}

/** Load and related resources of an instance; each part is loaded, and may fail, separately. */
export function More({ project, instance }: MoreProps) {
  const { name } = instance;
  return (
    <>
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
        <Sled instance={instance} />
      </PropertiesTable>
      <LastEvents project={project} instance={instance} />
    </>
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
  const { data, error } = useQuery(networkInterfaces(project, name));
  if (!data) return <Waiting error={error} />;
  const groups = byVpc(data.items);
  if (groups.length === 0) return <Dash />;
  return groups.map((inVpc, index) => (
    <Fragment key={inVpc.vpcId}>
      {index > 0 && ', '}
      <RulesInVpc project={project} name={name} inVpc={inVpc} isOnly={groups.length === 1} />
    </Fragment>
  ));
}

function RulesInVpc({
  project,
  name,
  inVpc,
  isOnly,
}: PartProps & { inVpc: InterfacesInVpc; isOnly: boolean }) {
  const { data, rules, error } = useRulesFor(project, name, inVpc);
  if (!data || !rules) return <Waiting error={error} />;
  const count = rules.deciding.length;
  return (
    <Link to={to('/projects/:project/instances/:instance/networking', { project, instance: name })}>
      {`${pluralize(count, 'rule')} ${count === 1 ? 'applies' : 'apply'}${isOnly ? '' : ` in ${data.place.vpc}`}`}
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
