import type { Disk } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { LookupCell } from '@console/shared/table';
import {
  Bytes,
  DateTime,
  Id,
  Mono,
  PropertiesTable,
  Property,
  Quantity,
  StatusBadge,
} from '@console/shared/ui';
import { AttachedTo } from './attached-to.tsx';
import { sourceImage, sourceSnapshot } from './queries.ts';
import { instanceIdOf } from './states.ts';

/** What there is to know of a disk, for a side modal. */
export function DiskFacts({ project, disk }: { project: string; disk: Disk }) {
  return (
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
        <Source disk={disk} />
      </Property>
      <Property label="Device path">
        <Mono>{disk.devicePath}</Mono>
      </Property>
      <Property label="ID">
        <Id value={disk.id} whole />
      </Property>
      <Property label="Created">
        <DateTime date={disk.timeCreated} />
      </Property>
      <Property label="Updated">
        <DateTime date={disk.timeModified} />
      </Property>
    </PropertiesTable>
  );
}

/** What the disk was made from; that may be gone. */
function Source({ disk: { snapshotId, imageId } }: { disk: Disk }) {
  if (snapshotId) return <Snapshot id={snapshotId} />;
  if (imageId) return <Image id={imageId} />;
  return 'Blank';
}

function Snapshot({ id }: { id: string }) {
  return <LookupCell query={useQuery(sourceSnapshot(id))}>{({ name }) => `Snapshot ${name}`}</LookupCell>;
}

function Image({ id }: { id: string }) {
  return <LookupCell query={useQuery(sourceImage(id))}>{({ name }) => `Image ${name}`}</LookupCell>;
}
