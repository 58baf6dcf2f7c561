import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { EmptyCell, LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { instanceById } from '../../base/instances/queries.ts';

interface AttachedToProps {
  /** Name of the project. */
  project: string;
  /** Absent when it is not attached. */
  instanceId: string | undefined;
  /** Names of loaded instances, by id; others are looked up. */
  known?: ReadonlyMap<string, string>;
  /** Path of the link; default: the storage of the instance. */
  pathOf?: (project: string, instance: string) => string;
}

/** A link to the instance that a disk or an address is attached to. */
export function AttachedTo({ project, instanceId, known, pathOf = storageOf }: AttachedToProps) {
  if (!instanceId) return <EmptyCell />;
  const name = known?.get(instanceId);
  return name ? (
    <Link to={pathOf(project, name)}>{name}</Link>
  ) : (
    <LookedUp instanceId={instanceId} pathOf={(looked) => pathOf(project, looked)} />
  );
}

const storageOf = (project: string, instance: string) =>
  to('/projects/:project/instances/:instance/storage', { project, instance });

function LookedUp({ instanceId, pathOf }: { instanceId: string; pathOf: (name: string) => string }) {
  const instance = useQuery(instanceById(instanceId));
  return <LookupCell query={instance}>{({ name }) => <Link to={pathOf(name)}>{name}</Link>}</LookupCell>;
}
