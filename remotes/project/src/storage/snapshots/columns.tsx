import type { Disk, Snapshot } from '@console/shared/api';
import { formatBytes } from '@console/shared/format';
import { TakingLongMark } from '@console/shared/stuck';
import { columns } from '@console/shared/table';
import { StatusBadge } from '@console/shared/ui';
import { changingOf } from './changing.ts';
import { DiskLink, DiskLookedUp } from './disk-link.tsx';

const col = columns<Snapshot>();

/** The word by which the filter finds a disk that no longer exists; no disk can have this name. */
export const DELETED_DISK = 'deleted disk';

/** Disks that are loaded; with a next page, there are more. */
type KnownDisks = { readonly items: readonly Disk[]; readonly nextPage?: string | null | undefined };

/** Columns of a project's snapshots. `disks` are those that are already loaded; others are looked up one by one. */
export const snapshotColumns = (project: string, disks: KnownDisks | undefined) => {
  const known = new Map(disks?.items.map(({ id, name }) => [id, name]));
  // A disk that was not read is not known to be deleted
  const otherwise = disks && !disks.nextPage ? DELETED_DISK : undefined;
  const disk = ({ diskId }: Snapshot) => {
    const name = known.get(diskId);
    return name === undefined ? (
      <DiskLookedUp project={project} diskId={diskId} />
    ) : (
      <DiskLink project={project} name={name} />
    );
  };
  return [
    col.name('name', ({ name }) => name),
    col.description(({ description }) => description, 'description', {
      meta: ({ description }) => description || null,
    }),
    col.custom('disk', disk, { rank: 2, meta: disk, value: ({ diskId }) => known.get(diskId) ?? otherwise }),
    col.custom(
      'state',
      (snapshot) => (
        <>
          <StatusBadge entity="snapshot" status={snapshot.state} />
          <TakingLongMark of={changingOf(snapshot)} />
        </>
      ),
      { width: 8, value: ({ state }) => state, counted: true },
    ),
    col.size('size', ({ size }) => size, { meta: ({ size }) => formatBytes(size).text }),
    col.date('created', ({ timeCreated }) => timeCreated),
  ];
};
