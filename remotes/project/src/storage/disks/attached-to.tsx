import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { EmptyCell, LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { instanceById } from '../../compute/instances/queries.ts';

interface AttachedToProps {
  /** Name of the project. */
  project: string;
  /** Absent: attached to nothing. */
  instanceId: string | undefined;
  /** Names of instances that are known already, by id; others are looked up. */
  known?: ReadonlyMap<string, string>;
}

/** The instance a disk is attached to, as a link to its storage. */
export function AttachedTo({ project, instanceId, known }: AttachedToProps) {
  if (!instanceId) return <EmptyCell />;
  const name = known?.get(instanceId);
  return name ? (
    <InstanceLink project={project} name={name} />
  ) : (
    <LookedUp project={project} instanceId={instanceId} />
  );
}

function LookedUp({ project, instanceId }: { project: string; instanceId: string }) {
  const instance = useQuery(instanceById(instanceId));
  return (
    <LookupCell query={instance}>{({ name }) => <InstanceLink project={project} name={name} />}</LookupCell>
  );
}

const InstanceLink = ({ project, name }: { project: string; name: string }) => (
  <Link to={to('/projects/:project/instances/:instance/storage', { project, instance: name })}>{name}</Link>
);
