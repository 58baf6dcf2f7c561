import { useParams } from '@console/shared/routing';
import { GroupList } from '../group-list.tsx';
import { affinity } from '../kinds.ts';

export function Component() {
  const { project } = useParams('/projects/:project/affinity-groups');
  return <GroupList kind={affinity} project={project} />;
}
