import { useMemo } from 'react';
import type { FloatingIp, Image, Snapshot } from '@console/shared/api';
import { useLoaded, useQuery } from '@console/shared/query';
import { allDisks } from '../../../storage/disks/queries.ts';
import { allImages, allSiloImages } from '../../../storage/images/queries.ts';
import { allFloatingIps, allPools } from '../../../networking/floating-ips/queries.ts';
import { allSnapshots } from '../../../storage/snapshots/queries.ts';
import type { BootSource } from './schema.ts';
import { type InstanceChoices } from './defaults.ts';
import { freeDisks } from './free-disks.ts';
import { mySshKeys } from './queries.ts';

const NO_IMAGES: readonly Image[] = [];

/** Data of the form's sections. */
export interface InstanceData extends InstanceChoices {
  /** Name of the project. */
  readonly project: string;
  readonly floatingIps: readonly FloatingIp[];
  /** The user has no role on the silo, so images cannot be used, not even those of the project. */
  readonly areImagesRefused: boolean;
  /** The user has no role on the silo, so its pools cannot be listed. */
  readonly arePoolsRefused: boolean;
  /** All images and snapshots, by id. */
  readonly sources: ReadonlyMap<string, BootSource>;
  /** The snapshots that were read: by the tab that offers them, or by a form that has nothing else to boot from. */
  readonly snapshots: {
    readonly items: readonly Snapshot[];
    readonly loading: boolean;
    readonly failed: boolean;
  };
  /** The silo has no default pool, without which no instance can be created. False while that is unknown. */
  readonly hasNoDefaultPool: boolean;
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
  const ofProject = useLoaded(allImages(project)).items;
  // The server resolves the id of an image only for users with a role on the silo
  const projectImages = isRefused ? NO_IMAGES : ofProject;
  const pools = useLoaded(allPools());
  const disks = useLoaded(allDisks(project)).items;
  const hasOthers = siloImages.length + projectImages.length + freeDisks(disks).length > 0;
  const { data, isPending, isError } = useQuery(allSnapshots(project), { enabled: !hasOthers });
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
    areImagesRefused: isRefused,
    projectImages,
    sources,
    snapshots: { items: snapshots, loading: isPending, failed: isError },
    disks,
    diskNames: useMemo(() => new Set(disks.map(({ name }) => name)), [disks]),
    sshKeys: useLoaded(mySshKeys()).items,
    pools: pools.items,
    arePoolsRefused: pools.isRefused ?? false,
    hasNoDefaultPool: !pools.isRefused && !pools.items.some(({ isDefault }) => isDefault),
    floatingIps: useLoaded(allFloatingIps(project)).items,
    canBoot: hasOthers || snapshots.length > 0,
  };
}
