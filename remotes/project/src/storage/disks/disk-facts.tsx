import type { Disk, Image } from '@console/shared/api';
import { ExtensionProperties } from '@console/shared/extensions';
import { useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { TakingLongNotice } from '@console/shared/stuck';
import { LookupCell } from '@console/shared/table';
import {
  Bytes,
  DateProperty,
  IdProperty,
  Link,
  Mono,
  PropertiesTable,
  Property,
  Quantity,
  Skeleton,
  StatusBadge,
  useNow,
} from '@console/shared/ui';
import { AttachedTo } from './attached-to.tsx';
import { siloImagePage } from '../images/queries.ts';
import { allSnapshots } from '../snapshots/queries.ts';
import { rhythmOf } from '../snapshots/retention/rhythm.ts';
import { retain } from '../snapshots/retention/rule.ts';
import { GrowButton } from './grow/button.tsx';
import { sourceImage, sourceSnapshot } from './queries.ts';
import { changingOf, instanceIdOf } from './states.ts';

interface DiskFactsProps {
  project: string;
  disk: Disk;
  /** Opens the plan of a larger disk. */
  onGrow: (disk: Disk) => void;
}

/** The properties of a disk, for a side modal. */
export function DiskFacts({ project, disk, onGrow }: DiskFactsProps) {
  return (
    <>
      <TakingLongNotice of={changingOf(disk)} name={disk.name} project={project} />
      <PropertiesTable columns={1} inset={false}>
        <Property label="Description">{disk.description}</Property>
        <Property label="State">
          <StatusBadge entity="disk" status={disk.state.state} />
        </Property>
        <Property label="Attached to">
          <AttachedTo project={project} instanceId={instanceIdOf(disk)} />
        </Property>
        <Property label="Size">
          <Bytes bytes={disk.size} />
        </Property>
        <Property label="Block size">
          <Quantity value={disk.blockSize} unit="bytes" />
        </Property>
        <Property label="Source">
          <Source project={project} disk={disk} />
        </Property>
        <Property label="Snapshots">
          <Snapshots project={project} disk={disk} />
        </Property>
        <Property label="Device path">
          <Mono>{disk.devicePath}</Mono>
        </Property>
        <IdProperty value={disk.id} whole />
        <DateProperty label="Created" date={disk.timeCreated} />
        <DateProperty label="Updated" date={disk.timeModified} />
        <ExtensionProperties place="disk.property" with={{ disk, project }} />
      </PropertiesTable>
      <GrowButton disk={disk} onGrow={onGrow} />
    </>
  );
}

/** The age of the newest snapshot of the disk, and the longest gap between two. */
function Snapshots({ project, disk }: { project: string; disk: Disk }) {
  const now = useNow('halfMinute');
  const found = useQuery(allSnapshots(project));
  return (
    <LookupCell query={found}>
      {({ items }) => {
        const [plan] = retain(
          items.filter(({ diskId }) => diskId === disk.id),
          NO_RULE,
        );
        return plan ? rhythmOf(plan, now) : 'None';
      }}
    </LookupCell>
  );
}

/** Only the ages are of interest. */
const NO_RULE = { daily: 0, weekly: 0 };

interface SourceProps {
  /** Name of the project of the disk. */
  project: string;
  disk: Disk;
}

/** The source of the disk, which may have been deleted. */
function Source({ project, disk }: SourceProps) {
  const { snapshotId, imageId } = disk;
  if (snapshotId) return <FromSnapshot id={snapshotId} />;
  if (imageId) return <FromImage id={imageId} project={project} disk={disk} />;
  return 'Blank';
}

function FromSnapshot({ id }: { id: string }) {
  return <LookupCell query={useQuery(sourceSnapshot(id))}>{({ name }) => `Snapshot ${name}`}</LookupCell>;
}

/** The server resolves the id of an image only for users with a role on the silo; for others none is known to be deleted. */
function FromImage({ id, project, disk }: SourceProps & { id: string }) {
  const found = useQuery(sourceImage(id));
  const silo = useQuery(siloImagePage(undefined, 1), { enabled: found.data === null });
  if (found.data === null && silo.isPending) return <Skeleton width="5rem" />;
  if (found.data === null && (silo.isError || silo.data?.isRefused)) return 'Not available with your roles';
  return (
    <LookupCell query={found}>
      {(image) => (
        <>
          Image <ImageName image={image} path={detailsOf(image, disk, project)} />
        </>
      )}
    </LookupCell>
  );
}

const ImageName = ({ image: { name }, path }: { image: Image; path: string | undefined }) =>
  path === undefined ? name : <Link to={path}>{name}</Link>;

/** Path of the details of an image: in the silo, in the project, or none when it belongs to another project. */
function detailsOf({ name: image, projectId }: Image, disk: Disk, project: string): string | undefined {
  if (!projectId) return to('/images/:image/edit', { image });
  return projectId === disk.projectId
    ? to('/projects/:project/images/:image/edit', { project, image })
    : undefined;
}
