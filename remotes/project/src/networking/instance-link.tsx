import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { Link, Skeleton } from '@console/shared/ui';
import { everyInstance } from '../base/instances/queries.ts';

interface InstanceLinkProps {
  project: string;
  id: string;
  /** Called when the link is clicked, for example to close the dialog that contains it. */
  onClick?: () => void;
}

/** The name of an instance as a link to its network interfaces; its id when the name is unknown. */
export function InstanceLink({ project, id, onClick }: InstanceLinkProps) {
  const { data, isPending } = useQuery(everyInstance(project));
  const instance = data?.items.find((one) => one.id === id);
  if (isPending) return <Skeleton width="6rem" />;
  const path = instance
    ? to('/projects/:project/instances/:instance/networking', { project, instance: instance.name })
    : to('/lookup/instances/:instance', { instance: id });
  return (
    <Link to={path} onClick={onClick}>
      {instance?.name ?? id}
    </Link>
  );
}
