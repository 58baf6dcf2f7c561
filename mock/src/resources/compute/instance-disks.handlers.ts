import type { T } from '../../wire/api.ts';
import { limits } from '../silos/capacity.ts';
import { tooManyDisks } from './instance-create.ts';
import type { Handlers } from '../call.ts';
import { diskInProject, disksOfInstance, setDiskState } from '../storage/disks.ts';
import { conflict, invalid } from '../../wire/errors.ts';
import { pageOf } from '../page.ts';
import { requireState } from './instance-states.ts';
import { findInstance } from './instances.handlers.ts';

const isOn = ({ state }: T.Disk, instanceId: string): boolean =>
  state.state === 'attached' && state.instance === instanceId;

/**
 * Disks of an instance; attaching or detaching a disk again succeeds. docs/contract/server-behaviour.md section 4 "Disks of an
 * instance".
 */
export const instanceDisks = {
  instanceDiskList({ path, query }, call) {
    return pageOf(call, query, disksOfInstance(call, findInstance(call, path.instance, query).id));
  },

  /** A disk that is still being created can be attached too: the UI creates a disk and attaches it immediately. */
  instanceDiskAttach({ path, query, body }, call) {
    const instance = findInstance(call, path.instance, query);
    const disk = diskInProject(call, instance.projectId, body.disk);
    if (isOn(disk, instance.id)) return disk;
    requireState(instance, 'attach a disk to', ['stopped', 'creating']);
    if (disksOfInstance(call, instance.id).length >= limits.disks) throw tooManyDisks();
    const { state } = disk.state;
    if (state !== 'detached' && state !== 'creating')
      throw invalid(`the disk "${disk.name}" is ${state}; only a detached disk can be attached`);
    call.tables.transitions.remove(disk.id);
    return setDiskState(call, disk, { state: 'attached', instance: instance.id });
  },

  instanceDiskDetach({ path, query, body }, call) {
    const instance = findInstance(call, path.instance, query);
    const disk = diskInProject(call, instance.projectId, body.disk);
    if (disk.state.state === 'detached') return disk;
    requireState(instance, 'detach a disk from', ['creating', 'stopped', 'failed']);
    if (!isOn(disk, instance.id)) throw invalid(`the disk "${disk.name}" is not attached to this instance`);
    if (disk.id === instance.bootDiskId)
      throw conflict(`the boot disk "${disk.name}" cannot be detached; unset it first`);
    return setDiskState(call, disk, { state: 'detached' });
  },
} satisfies Partial<Handlers>;
