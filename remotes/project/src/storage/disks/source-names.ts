import { useMemo } from 'react';
import type { Disk } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { allImages, allSiloImages } from '../images/queries.ts';
import { allSnapshots } from '../snapshots/queries.ts';

/** Names of snapshots and images, by id. */
export type SourceNames = ReadonlyMap<string, string>;

/** The names of the sources of a project's disks, where known: the list does not wait for them. */
export function useSourceNames(project: string): SourceNames {
  const snapshots = useQuery(allSnapshots(project)).data?.items;
  const images = useQuery(allImages(project)).data?.items;
  const ofSilo = useQuery(allSiloImages()).data?.items;
  return useMemo(
    () =>
      new Map([...(snapshots ?? []), ...(images ?? []), ...(ofSilo ?? [])].map(({ id, name }) => [id, name])),
    [snapshots, images, ofSilo],
  );
}

/** `Image debian-13`, `Snapshot nightly`, `Blank`; the kind alone while its name is not known. */
export function sourceOf({ snapshotId, imageId }: Disk, names: SourceNames): string {
  if (snapshotId) return ['Snapshot', names.get(snapshotId)].filter(Boolean).join(' ');
  return imageId ? ['Image', names.get(imageId)].filter(Boolean).join(' ') : 'Blank';
}
