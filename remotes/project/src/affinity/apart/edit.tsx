import { useParams } from '@console/shared/routing';
import { EditGroup } from '../edit-group.tsx';
import { antiAffinity } from '../kinds.ts';

export function Component() {
  const { project, antiAffinityGroup: group } = useParams(
    '/projects/:project/affinity/:antiAffinityGroup/edit',
  );
  return <EditGroup kind={antiAffinity} project={project} name={group} />;
}
