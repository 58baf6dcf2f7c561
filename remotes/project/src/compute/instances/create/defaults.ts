import type { Disk, Image, SiloIpPool, Snapshot, SshKey } from '@console/shared/api';
import { DISK_DEFAULT, leastSize, roundSizeUp } from '../../../storage/disks/size.ts';
import { freeDisks } from './free-disks.ts';
import { PRESETS } from './presets.ts';
import type { InstanceValues } from './schema.ts';

/** The loaded resources that the form offers. */
export interface InstanceChoices {
  readonly siloImages: readonly Image[];
  readonly projectImages: readonly Image[];
  readonly disks: readonly Disk[];
  readonly sshKeys: readonly SshKey[];
  readonly pools: readonly SiloIpPool[];
}

/**
 * Default values of the form (docs/screens/compute-storage.md section 4).
 * @param from the snapshot from which the form was opened, if any
 * @param image the id of the image from which it was opened, if any
 */
export function newInstance(choices: InstanceChoices, from?: Snapshot, image?: string): InstanceValues {
  const { siloImages, projectImages, sshKeys, pools } = choices;
  const ofSilo = siloImages.find(({ id }) => id === image);
  const ofProject = projectImages.find(({ id }) => id === image);
  const source = from ?? ofSilo ?? ofProject ?? siloImages[0] ?? projectImages[0];
  return {
    name: '',
    description: '',
    start: true,
    hardware: { family: 'general', preset: PRESETS.general[0].id, ncpus: 2, memory: 8 },
    boot: {
      source: from ? 'snapshot' : ofSilo ? 'silo' : ofProject ? 'project' : firstSource(choices),
      siloImage: ofSilo?.id ?? null,
      projectImage: ofProject?.id ?? null,
      snapshot: from?.id ?? null,
      disk: null,
      size: source ? roundSizeUp(leastSize(source.size)) : DISK_DEFAULT,
      name: '',
    },
    disks: [],
    sshKeys: sshKeys.map(({ id }) => id),
    network: { kind: 'default', interfaces: [] },
    hostname: '',
    ephemeralIp: { attach: true, pool: likelyPool(pools)?.name ?? null },
    floatingIps: [],
    antiAffinityGroups: [],
    affinityGroups: [],
    userData: { source: 'file', file: null, text: '' },
  };
}

/** The default pool, or the only one. */
export const likelyPool = (pools: readonly SiloIpPool[]): SiloIpPool | undefined =>
  pools.find(({ isDefault }) => isDefault) ?? (pools.length === 1 ? pools[0] : undefined);

/** The first tab with something to choose. */
function firstSource({
  siloImages,
  projectImages,
  disks,
}: InstanceChoices): InstanceValues['boot']['source'] {
  if (siloImages.length > 0) return 'silo';
  if (projectImages.length > 0) return 'project';
  return freeDisks(disks).length > 0 ? 'disk' : 'silo';
}
