import { useParams } from '@console/shared/routing';
import { GroupPage } from '../group-page.tsx';
import { antiAffinity } from '../kinds.ts';

export function Component() {
  const { project, antiAffinityGroup: group } = useParams('/projects/:project/affinity/:antiAffinityGroup');
  return <GroupPage key={group} kind={antiAffinity} project={project} name={group} />;
}
