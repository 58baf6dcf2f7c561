import { useParams } from '@console/shared/routing';
import { GroupPage } from '../group-page.tsx';
import { affinity } from '../kinds.ts';

export function Component() {
  const { project, affinityGroup: group } = useParams('/projects/:project/affinity-groups/:affinityGroup');
  return <GroupPage key={group} kind={affinity} project={project} name={group} />;
}
