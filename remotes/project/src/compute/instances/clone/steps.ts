import { diskView, instanceCreate, instanceDelete, type Instance, instanceView } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { callTo, runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { affinity } from '../../../affinity/kinds.ts';
import { joinGroup } from '../../../affinity/steps.ts';
import { start } from '../../../jobs/instance-steps.ts';
import { stateAtRest } from '../../../jobs/instances.ts';
import type { Made } from '../../../jobs/kept-tasks.ts';
import type { RunningJob } from '../../../jobs/run-job.ts';
import { ifFound, ifThere, type Step } from '../../../jobs/task.ts';
import { deleteDisk, deleteSnapshot, takeSnapshot, untilDisk } from '../../../storage/disks/disk-steps.ts';
import { sayingNoDefaultPool } from '../create/default-pool.ts';
import { type Clone, cloneBody, type ClonePlan } from './plan.ts';

const AS_PART = { isPart: true } as const;
const MAYBE = ['not-found'] as const;

/**
 * The steps that clone an instance: all clones are created before the first one starts, so that nothing runs that has to be
 * deleted again. From the deletion of the snapshots on, nothing is undone.
 * @param userData base64; absent after a reload, and for none
 */
export function cloneSteps(plan: ClonePlan, made: Made, userData?: string): readonly Step[] {
  const { project, disks, clones, together, isStarted } = plan;
  return [
    ...disks.map((disk) => takeSnapshot(project, disk, disk.snapshot, made)),
    ...clones.flatMap((clone) => [
      create(plan, clone, made, userData),
      ...together.map((group) => joinGroup(affinity, { project, group }, clone)),
    ]),
    ...disks.map(({ snapshot }) => deleteSnapshot(snapshot, made)),
    ...(isStarted ? clones.map((clone) => startClone(clone, made)) : []),
  ];
}

/** Number of the steps that create clones or precede one that does. */
export const stepsBeforeLastClone = ({ disks, clones, together }: ClonePlan): number =>
  disks.length + clones.length * (1 + together.length) - together.length;

const idOf = (clone: Clone, made: Made) => made[`instance ${clone.name}`] ?? '';

function create(plan: ClonePlan, clone: Clone, made: Made, userData: string | undefined): Step {
  const { project } = plan;
  const { name, disks } = clone;
  const input = () => ({ query: { project }, body: cloneBody(plan, clone, made, userData) });
  const title = `Create instance ${name}${disks.length > 0 ? ` with ${pluralize(disks.length, 'disk')}` : ''}`;
  return {
    title,
    async send({ signal }) {
      const send = () => runAbortable(instanceCreate, input(), signal, AS_PART);
      const instance = await sayingNoDefaultPool({ ...callTo(instanceCreate, input()), send }).send();
      made[`instance ${name}`] = instance.id;
    },
    code: () => ({
      call: callTo(instanceCreate, input()),
      makes: `instance ${name}`,
      until: () => ({
        operation: instanceView,
        input: { path: { instance: idOf(clone, made) } },
        member: 'run_state',
        is: 'stopped',
      }),
    }),
    isDone: async (job) => {
      const instance = await ifFound(instanceNow(project, name, job));
      if (!instance || !(await isOurs(plan, instance, clone, made, job))) return false;
      made[`instance ${name}`] = instance.id;
      return true;
    },
    async settle(job) {
      const state = await stateAtRest({ id: idOf(clone, made), name }, job);
      if (state !== 'stopped') throw new Error(`it is ${state ?? 'still being created'}`);
    },
    undo: {
      title: `Delete instance ${name}${disks.length > 0 ? ' and its disks' : ''}`,
      async send(job) {
        const path = { instance: idOf(clone, made) };
        await runAbortable(instanceDelete, { path }, job.signal, AS_PART).catch(ifThere);
        for (const disk of disks) await removeDisk(plan, disk, made, job);
      },
    },
  };
}

const instanceNow = (project: string, instance: string, { signal }: RunningJob) =>
  call(instanceView, { path: { instance }, query: { project } }, { signal, expects: MAYBE });

const diskNow = (project: string, disk: string, { signal }: RunningJob) =>
  ifFound(call(diskView, { path: { disk }, query: { project } }, { signal, expects: MAYBE }));

const snapshotsOf = (plan: ClonePlan, made: Made) =>
  plan.disks.map(({ snapshot }) => made[`snapshot ${snapshot}`]);

/** Whether an instance of that name is the clone: its first disk, if it has one, is made from a snapshot of this task. */
async function isOurs(
  plan: ClonePlan,
  instance: Instance,
  { disks: [first] }: Clone,
  made: Made,
  job: RunningJob,
): Promise<boolean> {
  const { description, ncpus, memory } = plan.source;
  if (first === undefined)
    return instance.description === description && instance.ncpus === ncpus && instance.memory === memory;
  const disk = await diskNow(plan.project, first, job);
  return snapshotsOf(plan, made).some((id) => id !== undefined && id === disk?.snapshotId);
}

/** Deletes a disk of a clone; another one of that name is left alone. */
async function removeDisk(plan: ClonePlan, name: string, made: Made, job: RunningJob): Promise<void> {
  const disk = await diskNow(plan.project, name, job);
  if (!disk || !snapshotsOf(plan, made).includes(disk.snapshotId ?? '')) return;
  await untilDisk(disk.id, 'detached', job);
  await deleteDisk(disk).send(job);
}

/** The id is known once the clone was created. */
function startClone(clone: Clone, made: Made): Step {
  const subject = {
    name: clone.name,
    get id() {
      return idOf(clone, made);
    },
  };
  return start(subject);
}
