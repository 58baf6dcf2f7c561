import { Camera, Link2, Link2Off, Scaling, Unplug } from 'lucide-react';
import {
  type Action,
  actionItems,
  type ActionReason,
  deleteAction,
  neededPart,
} from '@console/shared/actions';
import {
  type Disk,
  diskBulkWriteImportStop,
  diskDelete,
  diskFinalizeImport,
  instanceDiskDetach,
  snapshotCreate,
} from '@console/shared/api';
import { fromGiB, generateName } from '@console/shared/format';
import { callTo, fetchQuery, runOperation } from '@console/shared/query';
import { dismissToast, fetchPart, toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { diskById } from './queries.ts';
import { DISK_MAX } from './size.ts';
import { type DiskAction, diskAllows, instanceIdOf, onlyDisksIn } from './states.ts';

/** The actions of a disk, in menu order (docs/screens/compute-storage.md section 6.1). */
export const diskActions = (
  project: string,
  /** Opens the choice of an instance. */
  onAttach: (disk: Disk) => void,
  /** Opens the plan of a larger disk. */
  onGrow: (disk: Disk) => void,
): readonly Action<Disk>[] => [
  snapshotDisk(project),
  growDisk(onGrow),
  attach(onAttach),
  detach,
  discardImport(project),
  remove(project),
];

/** The menu items of a disk: those for interrupted uploads are shown only for such disks. */
export const diskMenu = (project: string, onAttach: (disk: Disk) => void, onGrow: (disk: Disk) => void) => {
  const actions = diskActions(project, onAttach, onGrow);
  return (disk: Disk, refusal?: ActionReason) =>
    actionItems(
      actions.filter(({ id }) => id !== 'discard-import' || diskAllows('discardImport', disk)),
      disk,
      refusal,
    );
};

const attach = (onAttach: (disk: Disk) => void): Action<Disk> => ({
  id: 'attach',
  label: 'Attach',
  icon: Link2,
  section: 'edit',
  allowed: inState('attach', 'attached'),
  run: onAttach,
});

/** The server decides whether the state of the instance allows it. */
const detach: Action<Disk> = {
  id: 'detach',
  label: 'Detach',
  icon: Link2Off,
  section: 'edit',
  allowed: inState('detach', 'detached'),
  confirm: ({ name }) => ({
    title: 'Confirm detach disk',
    body: bold`Detach ${name}? It keeps its contents and can be attached again. The instance must be stopped.`,
    danger: true,
    errorTitle: 'Could not detach disk',
  }),
  call: (disk) =>
    callTo(instanceDiskDetach, { path: { instance: instanceIdOf(disk) ?? '' }, body: { disk: disk.id } }),
  done: ({ name }) => bold`Disk ${name} detached`,
};

/** Takes a snapshot without a form, under a name generated from the disk's. */
export const snapshotDisk = (project: string): Action<Disk> => ({
  id: 'snapshot',
  label: 'Snapshot',
  icon: Camera,
  section: 'edit',
  allowed: inState('snapshot', 'snapshotted'),
  errorTitle: () => 'Failed to create snapshot',
  many: {
    consequence: 'Each snapshot is named after its disk, plus six random characters.',
    run: (disk) => takeSnapshot(project, disk),
  },
  prepare: () => void following().catch(() => undefined),
  run: async (disk) => {
    const pending = toast({
      variant: 'info',
      content: bold`Creating snapshot of disk ${disk.name}`,
    });
    try {
      const following = await takeSnapshot(project, disk);
      void following.ended.then(() => dismissToast(pending));
      return following;
    } catch (error) {
      dismissToast(pending);
      throw error;
    }
  },
});

/** Why a disk cannot be grown; `true` when it can. A larger disk is made from its snapshot. */
export const mayGrow = (disk: Disk): true | ActionReason =>
  disk.size >= fromGiB(DISK_MAX)
    ? `A disk can have at most ${DISK_MAX} GiB`
    : diskAllows('snapshot', disk) || onlyDisksIn('snapshot', 'grown');

/** Opens the plan of a larger disk. */
export const growDisk = (onGrow: (disk: Disk) => void): Action<Disk> => ({
  id: 'grow',
  label: 'Grow…',
  icon: Scaling,
  section: 'edit',
  allowed: mayGrow,
  run: onGrow,
});

const following = () =>
  neededPart(fetchPart(() => import(/* webpackChunkName: "followers" */ '../snapshots/following.ts')));

async function takeSnapshot(project: string, { name: disk }: Disk) {
  const { followNewSnapshot } = await following();
  const body = { name: generateName([disk]), description: '', disk };
  return followNewSnapshot(project, await runOperation(snapshotCreate, { query: { project }, body }));
}

/** Ends an interrupted upload and deletes its remains (screens, section 10.2). */
const discardImport = (project: string): Action<Disk> => ({
  id: 'discard-import',
  label: 'Stop import and delete',
  icon: Unplug,
  section: 'delete',
  danger: true,
  allowed: inState('discardImport', 'discarded'),
  confirm: ({ name }) => ({
    title: 'Confirm stop import',
    body: (
      <>
        Stop the import into disk <b>{name}</b> and delete the disk? A running upload fails, and the uploaded
        data is lost.
      </>
    ),
    errorTitle: 'Could not delete disk',
  }),
  run: async ({ id, name }) => {
    const target = { path: { disk: name }, query: { project } };
    // Read again: the row may be older than the state of the upload
    const { state } = await fetchQuery(diskById(id));
    if (state.state === 'importing_from_bulk_writes') await runOperation(diskBulkWriteImportStop, target);
    await runOperation(diskFinalizeImport, { ...target, body: {} });
    await runOperation(diskDelete, target);
  },
  done: ({ name }) => bold`Disk ${name} deleted`,
});

const remove = (project: string): Action<Disk> =>
  deleteAction({
    noun: 'disk',
    consequence: 'Everything on it is lost. Snapshots of it are kept.',
    many: { consequence: 'Everything on them is lost. Snapshots of them are kept.' },
    allowed: (disk) => diskAllows('delete', disk) || whyNotDeleted(disk),
    call: ({ name }) => callTo(diskDelete, { path: { disk: name }, query: { project } }),
  });

function whyNotDeleted(disk: Disk): ActionReason {
  if (disk.state.state === 'attached') return 'Detach the disk from its instance before deleting it';
  return onlyDisksIn('delete', 'deleted');
}

/** `true`, or the required states. `done` ends the sentence. */
function inState(action: DiskAction, done: string) {
  return (disk: Disk): true | ActionReason => diskAllows(action, disk) || onlyDisksIn(action, done);
}
