import { useParams } from '@console/shared/routing';
import { CreateGroup } from '../create-group.tsx';
import { affinity } from '../kinds.ts';

export function Component() {
  const { project } = useParams('/projects/:project/affinity-groups-new');
  return <CreateGroup kind={affinity} project={project} />;
}
