import * as v from 'valibot';
import type { Image, InstanceDiskAttachment, InstanceNetworkInterfaceCreate } from '@console/shared/api';
import { field, type Form } from '@console/shared/forms';
import { fromGiB } from '@console/shared/format';
import { leastSize } from '../../../storage/disks/size.ts';
import {
  DISKS_FULL,
  DISKS_MAX,
  EXTERNAL_IPS_FULL,
  EXTERNAL_IPS_MAX,
  GROUPS_FULL,
  GROUPS_MAX,
  INTERFACES_FULL,
  INTERFACES_MAX,
} from '../limits.ts';
import { resizeSchema } from '../resize-schema.ts';
import { PRESET_FAMILIES, presetById } from './presets.ts';
import { userData } from './user-data.ts';

/** Maximum number of SSH keys of an instance (docs/screens/compute-storage.md section 4). */
const SSH_KEYS_MAX = 100;

/** Maximum length of a host name; its parts consist of letters, digits and inner dashes (contract, `Hostname`). */
const HOSTNAME_MAX = 253;
const HOSTNAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const NAME_TAKEN = 'Name is already in use';

/** The fields of an image or a snapshot that a boot disk needs. */
export type BootSource = Pick<Image, 'name' | 'size'>;

/** Data that the schema needs for validation. */
export interface InstanceFacts {
  /** Images and snapshots a boot disk can be made from, by id. */
  readonly sources: ReadonlyMap<string, BootSource>;
  /** Names of the disks the project has. */
  readonly diskNames: ReadonlySet<string>;
}

/** Types of hidden fields, which are not validated. */
const kept = { text: v.string(), choice: v.nullable(v.string()), number: v.nullable(v.number()) };

const hardware = v.variant('family', [
  v.pipe(
    v.object({
      family: v.picklist(PRESET_FAMILIES),
      preset: kept.text,
      ncpus: kept.number,
      memory: kept.number,
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const chosen = presetById(dataset.value.preset);
      if (chosen) return { ncpus: chosen.ncpus, memory: fromGiB(chosen.gib) };
      addIssue({ message: 'Choose a size' });
      return NEVER;
    }),
  ),
  v.pipe(
    v.object({ family: v.literal('custom'), preset: kept.text, ...resizeSchema.entries }),
    v.transform(({ ncpus, memory }) => ({ ncpus, memory })),
  ),
]);

/** A disk that is created from an image or a snapshot, or an existing one. */
function bootDisk({ sources, diskNames }: InstanceFacts) {
  const bytesOf = (id: string) => sources.get(id)?.size ?? 0;
  const hidden = {
    siloImage: kept.choice,
    projectImage: kept.choice,
    snapshot: kept.choice,
    disk: kept.choice,
  };
  const made = {
    size: field.diskSize(),
    name: v.pipe(
      field.optionalName(),
      field.check((name) => name === undefined || !diskNames.has(name), NAME_TAKEN),
    ),
  };
  const tooSmall = (id: string, what: 'image' | 'snapshot') =>
    `Must be at least ${leastSize(bytesOf(id))} GiB, the size of the ${what}`;
  return v.variant('source', [
    v.pipe(
      v.object({ ...hidden, ...made, source: v.literal('silo'), siloImage: field.choice() }),
      v.forward(
        v.check(
          ({ size, siloImage }) => size >= bytesOf(siloImage),
          ({ input }) => tooSmall(input.siloImage, 'image'),
        ),
        ['size'],
      ),
      v.transform(({ siloImage, size, name }) => ({
        type: 'create' as const,
        imageId: siloImage,
        size,
        name,
      })),
    ),
    v.pipe(
      v.object({ ...hidden, ...made, source: v.literal('project'), projectImage: field.choice() }),
      v.forward(
        v.check(
          ({ size, projectImage }) => size >= bytesOf(projectImage),
          ({ input }) => tooSmall(input.projectImage, 'image'),
        ),
        ['size'],
      ),
      v.transform(({ projectImage, size, name }) => ({
        type: 'create' as const,
        imageId: projectImage,
        size,
        name,
      })),
    ),
    v.pipe(
      v.object({ ...hidden, ...made, source: v.literal('snapshot'), snapshot: field.choice() }),
      v.forward(
        v.check(
          ({ size, snapshot }) => size >= bytesOf(snapshot),
          ({ input }) => tooSmall(input.snapshot, 'snapshot'),
        ),
        ['size'],
      ),
      v.transform(({ snapshot, size, name }) => ({
        type: 'create' as const,
        snapshotId: snapshot,
        size,
        name,
      })),
    ),
    v.pipe(
      v.object({
        ...hidden,
        source: v.literal('disk'),
        disk: field.choice(),
        size: kept.number,
        name: kept.text,
      }),
      v.transform(({ disk }) => ({ type: 'attach' as const, name: disk })),
    ),
  ]);
}

// The forms that add the rows have validated them
const diskRow = v.custom<InstanceDiskAttachment>(() => true);
const interfaceRow = v.custom<InstanceNetworkInterfaceCreate>(() => true);

const subnetOf = ({ vpcName, subnetName }: InstanceNetworkInterfaceCreate) => `${vpcName} ${subnetName}`;

const network = v.pipe(
  v.object({ kind: v.picklist(['none', 'default', 'create']), interfaces: v.array(interfaceRow) }),
  v.forward(
    v.check(
      ({ kind, interfaces }) => kind !== 'create' || interfaces.length > 0,
      'Add a network interface, or choose None',
    ),
    ['interfaces'],
  ),
  v.forward(
    v.check(
      ({ kind, interfaces }) => kind !== 'create' || interfaces.length <= INTERFACES_MAX,
      INTERFACES_FULL,
    ),
    ['interfaces'],
  ),
  // The form of an interface has validated it, but a stored draft may contain other rows
  v.forward(
    v.check(
      ({ kind, interfaces }) => kind !== 'create' || new Set(interfaces.map((one) => one.vpcName)).size < 2,
      'All interfaces of an instance must be in one VPC',
    ),
    ['interfaces'],
  ),
  v.forward(
    v.check(
      ({ kind, interfaces }) =>
        kind !== 'create' || new Set(interfaces.map(subnetOf)).size === interfaces.length,
      'An instance can have one interface in each subnet',
    ),
    ['interfaces'],
  ),
);

const hostname = v.pipe(
  field.optionalText(),
  field.check(
    (name) => name === undefined || name.length <= HOSTNAME_MAX,
    `Must be ${HOSTNAME_MAX} characters or fewer`,
  ),
  field.check(
    (name) => name === undefined || HOSTNAME.test(name),
    'Can only contain letters, numbers, and dashes, in labels separated by dots',
  ),
);

/** Schema of the form for a new instance. `instanceBody` converts its rows and files. */
export function instanceSchema(facts: InstanceFacts) {
  return v.pipe(
    v.object({
      name: field.name(),
      description: field.description(),
      start: field.flag(),
      hardware,
      boot: bootDisk(facts),
      // The boot disk counts too
      disks: v.pipe(v.array(diskRow), v.maxLength(DISKS_MAX - 1, DISKS_FULL)),
      sshKeys: v.pipe(
        field.texts(),
        v.maxLength(SSH_KEYS_MAX, `An instance can have at most ${SSH_KEYS_MAX} SSH keys`),
      ),
      network,
      hostname,
      ephemeralIp: v.object({ attach: field.flag(), pool: kept.choice }),
      floatingIps: field.texts(),
      antiAffinityGroups: v.pipe(field.texts(), v.maxLength(GROUPS_MAX, GROUPS_FULL)),
      affinityGroups: v.pipe(field.texts(), v.maxLength(GROUPS_MAX, GROUPS_FULL)),
      userData,
    }),
    v.forward(
      v.partialCheck(
        [['ephemeralIp'], ['floatingIps']],
        ({ ephemeralIp, floatingIps }) => floatingIps.length + Number(ephemeralIp.attach) <= EXTERNAL_IPS_MAX,
        EXTERNAL_IPS_FULL,
      ),
      ['floatingIps'],
    ),
    v.forward(
      v.partialCheck(
        [['boot'], ['disks']],
        ({ boot, disks }) => boot.type === 'attach' || disks.every(({ name }) => name !== boot.name),
        NAME_TAKEN,
      ),
      ['boot', 'name'],
    ),
  );
}

type InstanceSchema = ReturnType<typeof instanceSchema>;

export type InstanceValues = v.InferInput<InstanceSchema>;

/** The validated values. */
export type InstanceOrder = v.InferOutput<InstanceSchema>;

export type InstanceForm = Form<InstanceValues, InstanceOrder>;
