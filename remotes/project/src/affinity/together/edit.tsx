import { useParams } from '@console/shared/routing';
import { EditGroup } from '../edit-group.tsx';
import { affinity } from '../kinds.ts';

export function Component() {
  const { project, affinityGroup: group } = useParams(
    '/projects/:project/affinity-groups/:affinityGroup/edit',
  );
  return <EditGroup kind={affinity} project={project} name={group} />;
}
