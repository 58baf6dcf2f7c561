import { useMemo } from 'react';
import type { FloatingIp, Snapshot } from '@console/shared/api';
import { useLoaded, useQuery } from '@console/shared/query';
import { allDisks } from '../../../storage/disks/queries.ts';
import { allImages, allSiloImages } from '../../../storage/images/queries.ts';
import { allFloatingIps, allPools } from '../../../networking/floating-ips/queries.ts';
import { allSnapshots } from '../../../storage/snapshots/queries.ts';
import type { BootSource } from './schema.ts';
import { type InstanceChoices } from './defaults.ts';
import { freeDisks } from './free-disks.ts';
import { mySshKeys } from './queries.ts';

/** Data of the form's sections. */
export interface InstanceData extends InstanceChoices {
  /** Name of the project. */
  readonly project: string;
  readonly floatingIps: readonly FloatingIp[];
  /** The user has no role on the silo, so its images cannot be used. */
  readonly areSiloImagesRefused: boolean;
  /** All images and snapshots, by id. */
  readonly sources: ReadonlyMap<string, BootSource>;
  /** Snapshots; the page does not wait for them. */
  readonly snapshots: {
    readonly items: readonly Snapshot[];
    readonly loading: boolean;
    readonly failed: boolean;
  };
  /** Names of the disks the project has. */
  readonly diskNames: ReadonlySet<string>;
  /** Whether there is an image or a disk to boot from. */
  readonly canBoot: boolean;
}

/**
 * Reads the data that the route has loaded and converts it for validation.
 * @param from the snapshot from which the form was opened; it is loaded before the others
 */
export function useInstanceData(project: string, from?: Snapshot): InstanceData {
  const { items: siloImages, isRefused = false } = useLoaded(allSiloImages());
  const projectImages = useLoaded(allImages(project)).items;
  const disks = useLoaded(allDisks(project)).items;
  const { data, isPending, isError } = useQuery(allSnapshots(project));
  const known = useMemo(() => (from ? [from] : []), [from]);
  const snapshots = data?.items ?? known;
  const sources = useMemo(
    () =>
      new Map<string, BootSource>(
        [...siloImages, ...projectImages, ...snapshots].map((each) => [each.id, each]),
      ),
    [siloImages, projectImages, snapshots],
  );
  return {
    project,
    siloImages,
    areSiloImagesRefused: isRefused,
    projectImages,
    sources,
    snapshots: { items: snapshots, loading: isPending, failed: isError },
    disks,
    diskNames: useMemo(() => new Set(disks.map(({ name }) => name)), [disks]),
    sshKeys: useLoaded(mySshKeys()).items,
    pools: useLoaded(allPools()).items,
    floatingIps: useLoaded(allFloatingIps(project)).items,
    canBoot: sources.size > 0 || freeDisks(disks).length > 0,
  };
}
