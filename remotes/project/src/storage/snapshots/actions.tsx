import { Disc3, HardDrive, Server } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { type Snapshot, snapshotDelete } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { snapshotByName, snapshotForInstance } from './queries.ts';

/** The actions of a snapshot (docs/screens/compute-storage.md section 7.1). Keep the list in a `useMemo`. */
export const snapshotActions = (project: string): readonly Action<Snapshot>[] => [
  createImage(project),
  createDisk(project),
  createInstance(project),
  remove(project),
];

const createImage = (project: string): Action<Snapshot> => ({
  id: 'create-image',
  label: 'Create image',
  icon: Disc3,
  section: 'edit',
  allowed: ({ state }) => state === 'ready' || 'Only ready snapshots can be used to create images',
  to: ({ name }) => to('/projects/:project/snapshots/:snapshot/images-new', { project, snapshot: name }),
  // The row contains all data of the form: it opens without a request
  run: (snapshot) => seed(snapshotByName(project, snapshot.name), snapshot),
});

/** The form of a new disk, with the snapshot as its source. */
const createDisk = (project: string): Action<Snapshot> => ({
  id: 'create-disk',
  label: 'Create disk',
  icon: HardDrive,
  section: 'edit',
  allowed: ({ state }) => state === 'ready' || 'Only ready snapshots can be used to create disks',
  to: ({ name }) => `${to('/projects/:project/disks-new', { project })}?snapshot=${encodeURIComponent(name)}`,
  run: (snapshot) => seed(snapshotForInstance(project, snapshot.name), snapshot),
});

/** The form of a new instance, with the snapshot to boot from (screens, section 10.2). */
const createInstance = (project: string): Action<Snapshot> => ({
  id: 'create-instance',
  label: 'Create instance',
  icon: Server,
  section: 'edit',
  allowed: ({ state }) => state === 'ready' || 'Only ready snapshots can be used to create instances',
  to: ({ name }) =>
    `${to('/projects/:project/instances-new', { project })}?snapshot=${encodeURIComponent(name)}`,
  run: (snapshot) => seed(snapshotForInstance(project, snapshot.name), snapshot),
});

const remove = (project: string): Action<Snapshot> =>
  deleteAction({
    noun: 'snapshot',
    consequence: 'Disks and images created from it are not affected. This cannot be undone.',
    many: {
      consequence: 'Disks and images created from them are not affected. This cannot be undone.',
    },
    call: ({ name }) => callTo(snapshotDelete, { path: { snapshot: name }, query: { project } }),
  });
