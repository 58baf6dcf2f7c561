import { useMemo } from 'react';
import type { Disk, Image, Snapshot } from '@console/shared/api';
import { formatBytes, formatDateTime } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { imageOption } from '../images/option.ts';
import { allImages, allSiloImages } from '../images/queries.ts';
import { allSnapshots } from '../snapshots/queries.ts';
import { allDisks } from './queries.ts';

/** Separator between the facts about a source, so that screen readers pause between them. */
const SEPARATOR = ' / ';

/** The sources of a disk. A list that could not be loaded is empty and marked as such. */
export function useDiskSources(project: string) {
  const disks = useQuery(allDisks(project)).data;
  const ofSnapshots = useQuery(allSnapshots(project));
  const ofProject = useQuery(allImages(project));
  const ofSilo = useQuery(allSiloImages());
  const snapshots = ofSnapshots.data?.items;
  // A source is given by its id, which the server resolves only for users with a role on the silo
  const isRefused = ofSilo.data?.isRefused === true;
  const images = useMemo(
    () => (isRefused ? [] : [...(ofProject.data?.items ?? []), ...(ofSilo.data?.items ?? [])]),
    [ofProject.data, ofSilo.data, isRefused],
  );
  /** Sizes in bytes, by id. */
  const sizes: ReadonlyMap<string, number> = useMemo(
    () => new Map([...(snapshots ?? []), ...images].map(({ id, size }) => [id, size])),
    [snapshots, images],
  );
  return {
    sizes,
    snapshots: {
      items: useMemo(() => snapshotItems(snapshots ?? [], disks?.items ?? []), [snapshots, disks]),
      loading: ofSnapshots.isPending,
      noItemsText: ofSnapshots.isError ? 'Snapshots could not be loaded' : 'No snapshots',
    },
    images: {
      items: useMemo(() => imageItems(images), [images]),
      loading: ofProject.isPending || ofSilo.isPending,
      noItemsText: ofProject.isError || ofSilo.isError ? 'Images could not be loaded' : 'No images',
      disabled: isRefused,
      hint: isRefused
        ? 'Creating a disk from an image requires a role on the silo, such as viewer. You can use a snapshot.'
        : undefined,
    },
  };
}

/** Snapshots as options: creation time, disk if it still exists, and size. */
export function snapshotItems(snapshots: readonly Snapshot[], disks: readonly Disk[]) {
  const names = new Map(disks.map(({ id, name }) => [id, name]));
  return snapshots.map(({ id, name, state, timeCreated, diskId, size }) => {
    const disk = names.get(diskId);
    const facts = [`Created ${formatDateTime(timeCreated)}`, disk && `from ${disk}`, formatBytes(size).text];
    const isReady = state === 'ready';
    return {
      value: id,
      label: name,
      description: [...facts, !isReady && state].filter(Boolean).join(SEPARATOR),
      disabled: !isReady,
    };
  });
}

/** Images as options: system, version, size and owner. */
export const imageItems = (images: readonly Image[]) =>
  images.map((image) => imageOption(image, image.projectId ? 'Project image' : 'Silo image'));
