import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { LookupCell } from '@console/shared/table';
import { Link } from '@console/shared/ui';
import { sourceDisk } from './queries.ts';

/** The disk of a snapshot; `Deleted` when it no longer exists. */
export function DiskLookedUp({ project, diskId }: { project: string; diskId: string }) {
  return (
    <LookupCell query={useQuery(sourceDisk(diskId))}>
      {({ name }) => <DiskLink project={project} name={name} />}
    </LookupCell>
  );
}

export function DiskLink({ project, name }: { project: string; name: string }) {
  return <Link to={to('/projects/:project/disks/:disk', { project, disk: name })}>{name}</Link>;
}
