import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { GIB, limits } from '../silos/capacity.ts';
import { badValue, invalid, notFound } from '../../wire/errors.ts';
import { pick, requireFreeName } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import type { ProjectRow } from '../../store/rows/silos.ts';

interface Source {
  readonly blockSize: number;
  /** The minimum size of a disk made from it, in bytes. */
  readonly size: number;
  readonly imageId?: string;
  readonly snapshotId?: string;
}

/** Whether the caller may read the contents of a project. */
export function readable(call: Call, projectId: string): boolean {
  return call.actor.projectRole(call.tables.projects.must(projectId)) !== undefined;
}

/** An image is given by id to users with a role on the silo only, also one of their own project. corrections "Second reading". */
export function seesImagesById(call: Call): boolean {
  return call.actor.siloRole(call.actor.user.siloId) !== undefined;
}

/** The source of a disk. Images are in the project or in the silo, snapshots in the project. */
function sourceOf(call: Call, project: ProjectRow, source: T.DiskSource): Source {
  const { images, snapshots } = call.tables;
  switch (source.type) {
    case 'blank':
    case 'importing_blocks':
      return { blockSize: source.blockSize, size: 0 };
    case 'image': {
      const image = images.get(source.imageId);
      if (image?.siloId !== project.siloId || !seesImagesById(call))
        throw notFound('image', { id: source.imageId });
      if (image.projectId && image.projectId !== project.id)
        throw invalid(`the image "${image.name}" belongs to another project`);
      return { blockSize: image.blockSize, size: image.size, imageId: image.id };
    }
    case 'snapshot': {
      const snapshot = snapshots.get(source.snapshotId);
      const missing = notFound('snapshot', { id: source.snapshotId });
      if (snapshot === undefined || !readable(call, snapshot.projectId)) throw missing;
      if (snapshot.projectId !== project.id)
        throw invalid(`the snapshot "${snapshot.name}" belongs to another project`);
      return { blockSize: snapshot.blockSize, size: snapshot.size, snapshotId: snapshot.id };
    }
  }
}

/**
 * The disk that a body names, by id or by name in the project.
 * @throws MockError 400 for a disk of another project that the caller may see, 404 for one that does not exist
 */
export function diskInProject(call: Call, projectId: string, selector: string): T.Disk {
  const { disks } = call.tables;
  const other = isUuid(selector) ? disks.get(selector) : undefined;
  if (other !== undefined && other.projectId !== projectId && readable(call, other.projectId))
    throw invalid(`the disk "${other.name}" belongs to another project`);
  const own = disks.filter((row) => row.projectId === projectId);
  return pick('disk', own, selector);
}

/** Disks of a project; for name checks and lookups. */
export function disksOf(call: Call, project: ProjectRow): T.Disk[] {
  return call.tables.disks.filter((disk) => disk.projectId === project.id);
}

/**
 * Creates a disk. docs/contract/server-behaviour.md section 5 "Disks", 4 "Create" 3.
 * @throws MockError 400 for a taken name or an invalid size
 */
export function addDisk(call: Call, project: ProjectRow, body: T.DiskCreate, state: T.DiskState): T.Disk {
  requireFreeName('disk', disksOf(call, project), body.name);
  const source = sourceOf(call, project, body.diskSource);
  const { size, name, description } = body;
  if (size < limits.diskMin || size > limits.diskMax)
    throw badValue('size', 'it must be between 1 and 1023 GiB');
  if (size % GIB !== 0) throw badValue('size', 'it must be a multiple of 1 GiB');
  if (size < source.size)
    throw invalid(`the disk must not be smaller than its source, which has ${source.size} bytes`);
  return call.tables.disks.put({
    ...call.store.fresh(),
    projectId: project.id,
    name,
    description,
    size,
    blockSize: source.blockSize,
    imageId: source.imageId,
    snapshotId: source.snapshotId,
    devicePath: `/mnt/${name}`,
    state,
  });
}

/** Sets the state of a disk; the state contains the instance where there is one. */
export function setDiskState(call: Call, disk: T.Disk, state: T.DiskState): T.Disk {
  return call.tables.disks.put({ ...disk, state, timeModified: call.store.now() });
}

/** Disks whose state contains the instance. docs/contract/server-behaviour.md section 4 "Disks of an instance". */
export function disksOfInstance(call: Call, instanceId: string): T.Disk[] {
  return call.tables.disks.filter((disk) => 'instance' in disk.state && disk.state.instance === instanceId);
}
