import type { Instance } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { startInstance, stateAtRest, type Subject, untilRunning } from '../jobs/instances.ts';
import { type JobEnd, reasonOf, runJob, type RunningJob } from '../jobs/run-job.ts';
import { carryOut } from '../jobs/task.ts';
import { affinity } from './kinds.ts';
import { joinGroup } from './steps.ts';

/** A new instance that was created without starting it, and the remaining steps. */
export interface NewMember {
  /** Name of its project. */
  readonly project: string;
  readonly instance: Pick<Instance, 'id' | 'name'>;
  /** Names of the affinity groups that it joins. */
  readonly groups: readonly string[];
  /** Whether it is started afterwards. */
  readonly isStarted: boolean;
}

const listed = new Intl.ListFormat('en');

/**
 * Adds a new instance to its affinity groups and starts it: the create request accepts only anti-affinity groups, and a running
 * instance cannot be added. One entry of the activity. When a group refuses it, it is not started, because it would run on the
 * wrong sled (docs/screens/network-access.md section 17, B-G1). Never rejects.
 */
export async function joinNew(member: NewMember): Promise<JobEnd> {
  const { project, instance } = member;
  const path = to('/projects/:project/instances/:instance/settings', { project, instance: instance.name });
  const end = await runJob(
    {
      id: `join-${instance.id}`,
      title: `Add instance ${instance.name} to ${listed.format(member.groups)}`,
      to: path,
      canStop: true,
    },
    (job) => joinAndStart(member, job),
  );
  if (end.state === 'failed')
    toast({
      variant: 'error',
      title: `Instance ${instance.name} is not ready`,
      content: end.note ?? '',
      link: { label: 'Go to instance', to: path },
      timeout: null,
    });
  return end;
}

async function joinAndStart(member: NewMember, job: RunningJob): Promise<JobEnd> {
  const { project, instance, groups, isStarted } = member;
  const { name } = instance;
  const unfinished = (state: 'failed' | 'given up', reason: string): JobEnd => ({
    state,
    note: [`${name} was created but not started.`, reason].filter(Boolean).join(' '),
    actions: [
      { label: 'Try again', run: () => void joinNew(member) },
      { label: `Start ${name}`, run: () => void startAlone(instance) },
    ],
  });
  job.say(`Waiting until ${name} is created`, 0);
  let state;
  try {
    state = await stateAtRest(instance, job);
  } catch (error) {
    return unfinished('failed', reasonOf(error));
  }
  if (job.signal.aborted) return unfinished('given up', '');
  if (state !== 'stopped') return unfinished('failed', `It is ${state ?? 'still being created'}.`);
  for (const [index, group] of groups.entries()) {
    job.say(`Adding ${name} to ${group}`, Math.round(30 + (40 * index) / groups.length));
    try {
      await carryOut(joinGroup(affinity, { project, group }, instance), job, false);
    } catch (error) {
      return unfinished('failed', `It could not be added to affinity group ${group}: ${reasonOf(error)}`);
    }
    if (job.signal.aborted) return unfinished('given up', '');
  }
  const joined = `${name} is in ${listed.format(groups)}.`;
  if (!isStarted) return { state: 'done', note: joined };
  job.say(`Starting ${name}`, 80);
  try {
    await startInstance(instance, job);
    job.say(`Waiting until ${name} runs`, 90);
    await untilRunning(instance, job);
    return { state: 'done', note: `${joined} It was started.` };
  } catch (error) {
    return {
      state: 'failed',
      note: `${joined} It could not be started: ${reasonOf(error)}`,
      actions: [{ label: `Start ${name}`, run: () => void startAlone(instance) }],
    };
  }
}

/** Starts an instance that was left stopped, as a separate job. */
const startAlone = (instance: Subject): Promise<JobEnd> =>
  runJob({ id: `start-${instance.id}`, title: `Start instance ${instance.name}` }, async (job) => {
    await startInstance(instance, job);
    await untilRunning(instance, job);
    return { state: 'done' };
  });
