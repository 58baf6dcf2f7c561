import { useParams } from '@console/shared/routing';
import { CreateGroup } from '../create-group.tsx';
import { antiAffinity } from '../kinds.ts';

export function Component() {
  const { project } = useParams('/projects/:project/affinity-new');
  return <CreateGroup kind={antiAffinity} project={project} />;
}
