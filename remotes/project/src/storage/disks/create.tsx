import { diskCreate } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { CreateDiskForm } from './create-form.tsx';

export function Component() {
  const { project } = useParams('/projects/:project/disks-new');
  const navigate = useNavigate();
  const disks = to('/projects/:project/disks', { project });
  return (
    <CreateDiskForm
      project={project}
      onDismiss={() => navigate(disks)}
      call={(body) => callTo(diskCreate, { query: { project }, body })}
      onDone={({ name }) =>
        toast({
          content: (
            <>
              Disk <b>{name}</b> created
            </>
          ),
        })
      }
      next={disks}
    />
  );
}
