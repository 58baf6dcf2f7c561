import {
  type Disk,
  diskCreate,
  diskDelete,
  diskView,
  instanceDiskAttach,
  instanceDiskDetach,
  snapshotCreate,
  snapshotDelete,
  snapshotView,
} from '@console/shared/api';
import { fromGiB } from '@console/shared/format';
import { callTo, runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import type { Made } from '../../jobs/kept-tasks.ts';
import type { RunningJob } from '../../jobs/run-job.ts';
import { ifFound, ifThere, type Step, type StepCode } from '../../jobs/task.ts';
import { untilSettled } from '../../jobs/wait.ts';
import { instanceIdOf, isDiskTransitioning } from './states.ts';

/** A resource with an id and a name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

const AS_PART = { isPart: true } as const;
const MAYBE = ['not-found'] as const;

const diskNow = (disk: string, { signal }: RunningJob) =>
  call(diskView, { path: { disk } }, { signal, expects: MAYBE });

/** Waits until a disk has reached a state. */
export async function untilDisk(disk: string, state: Disk['state']['state'], job: RunningJob): Promise<void> {
  const settled = await untilSettled(job, () => diskNow(disk, job), isDiskTransitioning);
  if (settled?.state.state !== state)
    throw new Error(settled ? `the disk is ${settled.state.state}` : 'its state is not known');
}

/** A script waits until a disk has reached a state. */
const untilState = (disk: () => string, is: Disk['state']['state']) => () => ({
  operation: diskView,
  input: { path: { disk: disk() } },
  member: 'state.state',
  is,
});

const snapshotOf = (project: string, disk: Named, name: string) => ({
  query: { project },
  body: { name, description: `Taken of disk ${disk.name} by a task`, disk: disk.id },
});

/** Takes a snapshot of a disk; undone by deleting it. */
export const takeSnapshot = (project: string, disk: Named, name: string, made: Made): Step => ({
  title: `Take snapshot ${name} of ${disk.name}`,
  async send({ signal }) {
    const snapshot = await runAbortable(snapshotCreate, snapshotOf(project, disk, name), signal, AS_PART);
    made[`snapshot ${name}`] = snapshot.id;
  },
  code: () => ({
    call: callTo(snapshotCreate, snapshotOf(project, disk, name)),
    makes: `snapshot ${name}`,
    until: () => ({
      operation: snapshotView,
      input: { path: { snapshot: made[`snapshot ${name}`] } },
      member: 'state',
      is: 'ready',
    }),
  }),
  async isDone({ signal }) {
    const input = { path: { snapshot: name }, query: { project } };
    const snapshot = await ifFound(call(snapshotView, input, { signal, expects: MAYBE }));
    if (snapshot?.diskId !== disk.id) return false;
    made[`snapshot ${name}`] = snapshot.id;
    return true;
  },
  async settle(job) {
    const path = { snapshot: made[`snapshot ${name}`] ?? '' };
    const read = () => call(snapshotView, { path }, { signal: job.signal });
    const settled = await untilSettled(job, read, ({ state }) => state === 'creating');
    if (settled?.state !== 'ready') throw new Error(`the snapshot is ${settled?.state ?? 'not there'}`);
  },
  undo: {
    title: `Delete snapshot ${name}`,
    send: deleteSnapshot(name, made).send,
  },
});

/** Deletes a snapshot that the task has taken. */
export const deleteSnapshot = (name: string, made: Made): Step => {
  const path = () => ({ snapshot: made[`snapshot ${name}`] ?? '' });
  return {
    title: `Delete snapshot ${name}`,
    send: ({ signal }) => runAbortable(snapshotDelete, { path: path() }, signal, AS_PART).catch(ifThere),
    code: () => ({ call: callTo(snapshotDelete, { path: path() }) }),
    isDone: async ({ signal }) =>
      (await ifFound(call(snapshotView, { path: path() }, { signal, expects: MAYBE }))) === undefined,
  };
};

/** A disk that is made from a snapshot that the task has taken. */
interface NewDisk {
  readonly snapshot: string;
  readonly name: string;
  readonly description: string;
  readonly gib: number;
}

const newDisk = (project: string, { snapshot, name, description, gib }: NewDisk, made: Made) => {
  const diskSource = { type: 'snapshot', snapshotId: made[`snapshot ${snapshot}`] ?? '' } as const;
  return { query: { project }, body: { name, description, size: fromGiB(gib), diskSource } };
};

/** Creates a disk from a snapshot that the task has taken; undone by deleting it. */
export const createFrom = (project: string, disk: NewDisk, made: Made): Step => {
  const { snapshot, name, gib } = disk;
  return {
    title: `Create disk ${name} with ${gib} GiB from the snapshot`,
    async send({ signal }) {
      const created = await runAbortable(diskCreate, newDisk(project, disk, made), signal, AS_PART);
      made[`disk ${name}`] = created.id;
    },
    code: () => ({
      call: callTo(diskCreate, newDisk(project, disk, made)),
      makes: `disk ${name}`,
      until: untilState(() => made[`disk ${name}`] ?? '', 'detached'),
    }),
    async isDone({ signal }) {
      const input = { path: { disk: name }, query: { project } };
      const found = await ifFound(call(diskView, input, { signal, expects: MAYBE }));
      if (found === undefined || found.snapshotId !== made[`snapshot ${snapshot}`]) return false;
      made[`disk ${name}`] = found.id;
      return true;
    },
    settle: (job) => untilDisk(made[`disk ${name}`] ?? '', 'detached', job),
    undo: {
      title: `Delete disk ${name}`,
      send: (job) => deleteDisk({ name, id: made[`disk ${name}`] ?? '' }).send(job),
    },
  };
};

/** Deletes a disk. */
export const deleteDisk = ({ id, name }: Named): Step => ({
  title: `Delete disk ${name}`,
  send: ({ signal }) => runAbortable(diskDelete, { path: { disk: id } }, signal, AS_PART).catch(ifThere),
  code: () => ({ call: callTo(diskDelete, { path: { disk: id } }) }),
  isDone: async (job) => (await ifFound(diskNow(id, job))) === undefined,
});

/** The id is a function where the task creates the disk. */
interface Moved {
  readonly name: string;
  readonly id: () => string;
}

const move = (instance: Named, disk: Moved) => ({
  path: { instance: instance.id },
  body: { disk: disk.id() },
});

const attachTo = (instance: Named, disk: Moved) => ({
  send: ({ signal }: RunningJob) => runAbortable(instanceDiskAttach, move(instance, disk), signal, AS_PART),
  code: (): StepCode => ({
    call: callTo(instanceDiskAttach, move(instance, disk)),
    until: untilState(disk.id, 'attached'),
  }),
  settle: (job: RunningJob) => untilDisk(disk.id(), 'attached', job),
});

const detachFrom = (instance: Named, disk: Moved) => ({
  send: ({ signal }: RunningJob) => runAbortable(instanceDiskDetach, move(instance, disk), signal, AS_PART),
  code: (): StepCode => ({
    call: callTo(instanceDiskDetach, move(instance, disk)),
    until: untilState(disk.id, 'detached'),
  }),
  settle: (job: RunningJob) => untilDisk(disk.id(), 'detached', job),
});

/** Attaches a disk; undone by detaching it. */
export const attach = (instance: Named, disk: Moved): Step => ({
  title: `Attach ${disk.name} to ${instance.name}`,
  ...attachTo(instance, disk),
  isDone: async (job) => instanceIdOf(await diskNow(disk.id(), job)) === instance.id,
  undo: {
    title: `Detach ${disk.name} from ${instance.name}`,
    ...detachFrom(instance, disk),
  },
});

/** Detaches a disk; undone by attaching it again. */
export const detach = (instance: Named, disk: Moved): Step => ({
  title: `Detach ${disk.name} from ${instance.name}`,
  ...detachFrom(instance, disk),
  isDone: async (job) => instanceIdOf(await diskNow(disk.id(), job)) === undefined,
  undo: {
    title: `Attach ${disk.name} to ${instance.name} again`,
    ...attachTo(instance, disk),
  },
});
