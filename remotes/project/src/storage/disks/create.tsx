import { sayChange } from '@console/shared/actions';
import { diskCreate } from '@console/shared/api';
import { callTo, optionalLookup, useLoaded } from '@console/shared/query';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { bold } from '@console/shared/ui';
import { imageByName } from '../images/queries.ts';
import { snapshotForInstance } from '../snapshots/queries.ts';
import { CreateDiskForm } from './create-form.tsx';
import type { ChosenSource } from './create-schema.ts';
import { followNewDisk } from './following.ts';

export function Component() {
  const { project } = useParams('/projects/:project/disks-new');
  const [search] = useSearchParams();
  const [snapshot, image] = [search.get('snapshot'), search.get('image')];
  if (snapshot !== null) return <FromSnapshot project={project} name={snapshot} />;
  if (image !== null) return <FromImage project={project} name={image} />;
  return <CreateDisk project={project} />;
}

/** The form when it is opened from a snapshot. If the snapshot does not exist, the form opens without it. */
function FromSnapshot({ project, name }: { project: string; name: string }) {
  const snapshot = useLoaded(snapshotForInstance(project, name));
  return (
    <CreateDisk project={project} from={snapshot ? { kind: 'snapshot', source: snapshot } : undefined} />
  );
}

function FromImage({ project, name }: { project: string; name: string }) {
  const image = useLoaded(optionalLookup(imageByName(name, project)));
  return <CreateDisk project={project} from={image ? { kind: 'image', source: image } : undefined} />;
}

function CreateDisk({ project, from }: { project: string; from?: ChosenSource | undefined }) {
  const navigate = useNavigate();
  const disks = to('/projects/:project/disks', { project });
  return (
    <CreateDiskForm
      project={project}
      from={from}
      onDismiss={() => navigate(disks)}
      call={(body) => callTo(diskCreate, { query: { project }, body })}
      onDone={(disk) => sayChange(followNewDisk(project, disk), bold`Creating disk ${disk.name}`)}
      next={disks}
    />
  );
}
