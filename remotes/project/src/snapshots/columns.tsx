import type { Disk, Snapshot } from '@console/shared/api';
import { formatBytes } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { columns, LookupCell } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';
import { sourceDisk } from './queries.ts';

const col = columns<Snapshot>();

/** Columns of a project's snapshots. `disks` are those that are known already; others are looked up one by one. */
export const snapshotColumns = (disks: readonly Disk[]) => {
  const known = new Map(disks.map(({ id, name }) => [id, name]));
  const disk = ({ diskId }: Snapshot) => known.get(diskId) ?? <LookedUp diskId={diskId} />;
  return [
    col.name('name', ({ name }) => name),
    col.description(({ description }) => description, 'description', {
      meta: ({ description }) => description || null,
    }),
    col.custom('disk', disk, { rank: 2, meta: disk }),
    col.custom('state', ({ state }) => <StatusBadge entity="snapshot" status={state} />, { width: 8 }),
    col.size('size', ({ size }) => size, { meta: ({ size }) => formatBytes(size).text }),
    col.date('created', ({ timeCreated }) => timeCreated),
  ];
};

function LookedUp({ diskId }: { diskId: string }) {
  return <LookupCell query={useQuery(sourceDisk(diskId))}>{({ name }) => name}</LookupCell>;
}
