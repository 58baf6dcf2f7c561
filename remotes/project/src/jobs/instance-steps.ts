import {
  instanceStart,
  instanceStop,
  instanceUpdate,
  type InstanceUpdate,
  instanceView,
} from '@console/shared/api';
import { callTo, runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import { settingsOf } from '../base/instances/change-settings.ts';
import { startInstance, stateAtRest, stopInstance, type Subject, untilRunning } from './instances.ts';
import type { RunningJob } from './run-job.ts';
import type { Step } from './task.ts';

const viewNow = ({ id }: Subject, { signal }: RunningJob) =>
  call(instanceView, { path: { instance: id } }, { signal });

/** A script waits until an instance has reached a state. */
const untilState = (instance: Subject, is: 'running' | 'stopped') => () => ({
  operation: instanceView,
  input: { path: { instance: instance.id } },
  member: 'run_state',
  is,
});

/** Stops a running instance; undone by starting it again. */
export const stop = (instance: Subject): Step => ({
  title: `Stop ${instance.name}`,
  send: (job) => stopInstance(instance, job),
  code: () => ({
    call: callTo(instanceStop, { path: { instance: instance.id } }),
    until: untilState(instance, 'stopped'),
  }),
  isDone: async (job) => ['stopping', 'stopped'].includes((await viewNow(instance, job)).runState),
  async settle(job) {
    const state = await stateAtRest(instance, job);
    if (state !== 'stopped') throw new Error(`it is ${state ?? 'still stopping'}`);
  },
  undo: {
    title: `Start ${instance.name} again`,
    send: (job) => startInstance(instance, job),
    settle: (job) => untilRunning(instance, job),
  },
});

/** Starts an instance, as a step that is not undone. */
export const start = (instance: Subject, title = `Start ${instance.name}`): Step => ({
  title,
  send: (job) => startInstance(instance, job),
  code: () => ({
    call: callTo(instanceStart, { path: { instance: instance.id } }),
    until: untilState(instance, 'running'),
  }),
  isDone: async (job) =>
    ['starting', 'running', 'rebooting', 'migrating'].includes((await viewNow(instance, job)).runState),
  settle: (job) => untilRunning(instance, job),
});

/** A disk as the boot disk of an instance; null for none. */
interface BootDisk {
  readonly name: string;
  readonly id: () => string;
}

/**
 * Sets another boot disk, or none; undone by setting the previous one.
 * @param settings the other settings, which a script has to send too
 */
export function changeBootDisk(
  instance: Subject,
  from: BootDisk | null,
  to: BootDisk | null,
  settings?: InstanceUpdate,
): Step {
  const set = (disk: BootDisk | null) => async (job: RunningJob) => {
    const now = await viewNow(instance, job);
    const other = disk === to ? from : to;
    const bootDisk = disk?.id() ?? null;
    if ((now.bootDiskId ?? null) === bootDisk) return now;
    // Another user has chosen another one, which must not be lost
    if ((now.bootDiskId ?? null) !== (other?.id() ?? null)) throw new Error('its boot disk has been changed');
    const input = { path: { instance: instance.id }, body: { ...settingsOf(now), bootDisk } };
    return runAbortable(instanceUpdate, input, job.signal, { isPart: true });
  };
  const titleOf = (disk: BootDisk | null, other: BootDisk | null) =>
    disk
      ? `Set ${disk.name} as boot disk of ${instance.name}`
      : `Unset ${other?.name} as boot disk of ${instance.name}`;
  return {
    title: titleOf(to, from),
    send: set(to),
    ...(settings && {
      code: () => ({
        call: callTo(instanceUpdate, {
          path: { instance: instance.id },
          body: { ...settings, bootDisk: to?.id() ?? null },
        }),
      }),
    }),
    isDone: async (job) => ((await viewNow(instance, job)).bootDiskId ?? null) === (to?.id() ?? null),
    undo: {
      title: titleOf(from, to),
      send: set(from),
    },
  };
}
