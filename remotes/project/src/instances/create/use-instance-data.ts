import { useMemo } from 'react';
import type { FloatingIp, Image } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { allDisks } from '../../disks/queries.ts';
import { allImages } from '../../images/queries.ts';
import { allFloatingIps, allPools } from '../networking/queries.ts';
import { type InstanceChoices } from './defaults.ts';
import { freeDisks } from './free-disks.ts';
import { mySshKeys } from './queries.ts';

/** What the sections of the form offer. */
export interface InstanceData extends InstanceChoices {
  /** Name of the project. */
  readonly project: string;
  readonly floatingIps: readonly FloatingIp[];
  /** All images, by id. */
  readonly images: ReadonlyMap<string, Image>;
  /** Names of the disks the project has. */
  readonly diskNames: ReadonlySet<string>;
  /** There is an image or a disk to boot from. */
  readonly canBoot: boolean;
}

/** Reads what the route has loaded, and puts it into the shapes that checks need. */
export function useInstanceData(project: string): InstanceData {
  const siloImages = useLoaded(allImages()).items;
  const projectImages = useLoaded(allImages(project)).items;
  const disks = useLoaded(allDisks(project)).items;
  const images = useMemo(
    () => new Map([...siloImages, ...projectImages].map((image) => [image.id, image])),
    [siloImages, projectImages],
  );
  return {
    project,
    siloImages,
    projectImages,
    images,
    disks,
    diskNames: useMemo(() => new Set(disks.map(({ name }) => name)), [disks]),
    sshKeys: useLoaded(mySshKeys()).items,
    pools: useLoaded(allPools()).items,
    floatingIps: useLoaded(allFloatingIps(project)).items,
    canBoot: images.size > 0 || freeDisks(disks).length > 0,
  };
}
