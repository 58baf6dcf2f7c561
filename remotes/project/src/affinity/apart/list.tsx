import { useParams } from '@console/shared/routing';
import { GroupList } from '../group-list.tsx';
import { antiAffinity } from '../kinds.ts';

export function Component() {
  const { project } = useParams('/projects/:project/affinity');
  return <GroupList kind={antiAffinity} project={project} />;
}
