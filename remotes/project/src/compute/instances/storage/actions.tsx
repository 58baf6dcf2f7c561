import { HardDriveDownload, HardDriveUpload, Unplug } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { type Disk, type Instance, instanceDiskDetach } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { bold } from '@console/shared/ui';
import { growDisk, snapshotDisk } from '../../../storage/disks/actions.tsx';
import { diskAllows, onlyDisksIn } from '../../../storage/disks/states.ts';
import { changeSettings, settingsCall } from '../../../base/instances/change-settings.ts';
import { allows, type InstanceAction } from '../../../base/instances/states.ts';

interface DiskOwner {
  /** Name of its project. */
  project: string;
  instance: Instance;
}

/** The actions of the boot disk (docs/screens/compute-storage.md section 5.3). Keep the list in a `useMemo`. */
export const bootDiskActions = (
  owner: DiskOwner,
  /** Opens the plan of a larger disk. */
  onGrow: (disk: Disk) => void,
): readonly Action<Disk>[] => [
  snapshotDisk(owner.project),
  growDisk(onGrow),
  unsetBootDisk(owner),
  { ...detach(owner), allowed: () => 'Unset it as boot disk before detaching it' },
];

/** The actions of the other disks. Keep the list in a `useMemo`. */
export const otherDiskActions = (
  owner: DiskOwner,
  /** Opens the plan of a larger disk. */
  onGrow: (disk: Disk) => void,
): readonly Action<Disk>[] => [
  snapshotDisk(owner.project),
  growDisk(onGrow),
  setBootDisk(owner),
  detach(owner),
];

/** Why the disks of an instance in another state cannot be changed; undefined when they can. */
export const mustBeStopped = (instance: Instance, action: InstanceAction, what: string): string | undefined =>
  allows(action, instance) ? undefined : `The instance must be stopped before ${what}`;

const unsetBootDisk = (owner: DiskOwner): Action<Disk> => ({
  id: 'unset-boot-disk',
  label: 'Unset as boot disk',
  icon: HardDriveDownload,
  section: 'edit',
  allowed: () => mustBeStopped(owner.instance, 'updateBootDisk', 'its boot disk can be unset') ?? true,
  confirm: ({ name }) => ({
    title: 'Confirm unset boot disk',
    body: (
      <>
        Unset <b>{name}</b> as boot disk? It stays attached. Without a boot disk, the instance boots from the
        first disk its firmware finds.
      </>
    ),
    errorTitle: 'Could not unset boot disk',
  }),
  ...changeBootDisk(owner, () => null),
});

const setBootDisk = (owner: DiskOwner): Action<Disk> => ({
  id: 'set-boot-disk',
  label: 'Set as boot disk',
  icon: HardDriveUpload,
  section: 'edit',
  allowed: (disk) =>
    mustBeStopped(owner.instance, 'updateBootDisk', 'its boot disk can be set') ??
    (diskAllows('setAsBootDisk', disk) || onlyDisksIn('setAsBootDisk', 'set as boot disk')),
  confirm: ({ name }) => {
    const verb = owner.instance.bootDiskId ? 'change' : 'set';
    return {
      title: `Confirm ${verb} boot disk`,
      body: (
        <>
          Start the instance from <b>{name}</b>
          {verb === 'change' ? ' from now on? The current boot disk stays attached.' : ' from now on?'}
        </>
      ),
      errorTitle: `Could not ${verb} boot disk`,
    };
  },
  ...changeBootDisk(owner, ({ id }) => id),
});

const detach = (owner: DiskOwner): Action<Disk> => ({
  id: 'detach',
  label: 'Detach',
  icon: Unplug,
  section: 'delete',
  allowed: (disk) =>
    mustBeStopped(owner.instance, 'detachDisk', 'a disk can be detached') ??
    (diskAllows('detach', disk) || onlyDisksIn('detach', 'detached')),
  confirm: ({ name }) => ({
    title: 'Confirm detach disk',
    body: (
      <>
        Detach <b>{name}</b>? The disk keeps its contents and can be attached again, to this or another
        instance.
      </>
    ),
    errorTitle: 'Could not detach disk',
  }),
  call: ({ name }) => callTo(instanceDiskDetach, { ...targetOf(owner), body: { disk: name } }),
  done: ({ name }) => bold`Disk ${name} detached`,
});

const changeBootDisk = (
  { project, instance }: DiskOwner,
  bootDiskOf: (disk: Disk) => string | null,
): Required<Pick<Action<Disk>, 'call' | 'run'>> => ({
  call: (disk) => settingsCall(project, instance, { bootDisk: bootDiskOf(disk) }),
  run: (disk) => changeSettings(project, instance, { bootDisk: bootDiskOf(disk) }),
});

const targetOf = ({ project, instance }: DiskOwner) => ({
  path: { instance: instance.name },
  query: { project },
});
