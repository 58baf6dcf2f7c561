import { type InstanceState, isUnanswered } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { startInstance, stateAtRest, stopInstance, type Subject, untilRunning } from '../jobs/instances.ts';
import { type JobEnd, reasonOf, runJob, type RunningJob } from '../jobs/run-job.ts';
import { affinity, antiAffinity, type GroupKind, type GroupPlace } from './kinds.ts';
import { forget, type LeftOver, note } from './left-over.ts';
import { joinJobId } from './job-id.ts';
import { addToGroup, isMember } from './steps.ts';

/** A running instance, and the group that it joins. */
export interface Plan {
  readonly kind: GroupKind;
  readonly place: GroupPlace;
  readonly instance: Subject;
}

/**
 * Stops an instance, adds it to a group and starts it again (docs/screens/network-access.md section 17, B-G1): one entry of the
 * activity. When it cannot be added, or the user cancels the job, the instance is started again nevertheless. The job survives a
 * reload of the page: the next document resumes it (`goOn`). Never rejects.
 * @param onStep shows each step; then the caller shows the result too
 */
export const stopAndAdd = (plan: Plan, onStep?: (step: string) => void): Promise<JobEnd> =>
  follow(plan, stopAddStart, onStep);

/** Resumes a job that a reload has interrupted, from the current state of the instance. Never rejects. */
export function goOn({ kind, project, group, id, name, phase }: LeftOver): Promise<JobEnd> {
  const plan = {
    kind: kind === antiAffinity.id ? antiAffinity : affinity,
    place: { project, group },
    instance: { id, name },
  };
  return follow(plan, phase === 'add' ? addAsFound : startOnly);
}

async function follow(
  plan: Plan,
  work: (plan: Plan, job: RunningJob) => Promise<JobEnd>,
  onStep?: (step: string) => void,
): Promise<JobEnd> {
  const { kind, place, instance } = plan;
  const end = await runJob(
    {
      id: joinJobId(kind, place.project, place.group, instance.id),
      title: `Add instance ${instance.name} to ${kind.noun} ${place.group}`,
      to: kind.pagePath(place),
      canStop: true,
    },
    (job) => {
      const say: RunningJob['say'] = (step, percent) => {
        job.say(step, percent);
        onStep?.(step);
      };
      return work(plan, { ...job, say });
    },
  );
  forget(instance.id);
  if (onStep === undefined) tell(plan, end);
  return end;
}

const noteOf = ({ kind, place, instance }: Plan, phase: LeftOver['phase']) =>
  note({ kind: kind.id, ...place, ...instance, phase });

const outsideOf = ({ place }: Plan) => `It is not in group ${place.group}.`;

async function stopAddStart(plan: Plan, job: RunningJob): Promise<JobEnd> {
  const { instance } = plan;
  const { name } = instance;
  noteOf(plan, 'add');
  job.say(`Stopping ${name}`, 0);
  try {
    await stopInstance(instance, job);
  } catch (error) {
    // Without a response, its state decides
    if (!job.signal.aborted && !isUnanswered(error))
      return { state: 'failed', note: `${name} was not stopped: ${reasonOf(error)} ${outsideOf(plan)}` };
  }
  job.say(`Waiting until ${name} has stopped`, 20);
  try {
    return await addWhenStopped(plan, job, await stateAtRest(instance, job));
  } catch (error) {
    return startAgain(plan, job, { state: 'failed', note: `${reasonOf(error)} ${outsideOf(plan)}` });
  }
}

/** After a reload: a running instance is not stopped again without the user's consent. */
async function addAsFound(plan: Plan, job: RunningJob): Promise<JobEnd> {
  const { place, instance } = plan;
  const { name } = instance;
  job.say(`Checking the state of ${name}`, 20);
  const state = await stateAtRest(instance, job);
  if (state !== 'running' || job.signal.aborted) return addWhenStopped(plan, job, state);
  if (await isMember(plan.kind, place, instance))
    return { state: 'done', note: `It is in group ${place.group}. ${name} is running.` };
  return {
    state: 'failed',
    note: `The page was reloaded before ${name} had stopped. It is running. ${outsideOf(plan)}`,
    actions: [{ label: 'Stop, add, and start again', run: () => void stopAndAdd(plan) }],
  };
}

/** After a reload in the last step. */
const startOnly = async (plan: Plan, job: RunningJob): Promise<JobEnd> => {
  const { kind, place, instance } = plan;
  const isIn = await isMember(kind, place, instance);
  return startAgain(
    plan,
    job,
    isIn
      ? { state: 'done', note: `It is in group ${place.group}.` }
      : { state: 'given up', note: outsideOf(plan) },
  );
};

async function addWhenStopped(
  plan: Plan,
  job: RunningJob,
  state: InstanceState | undefined,
): Promise<JobEnd> {
  const { kind, place, instance } = plan;
  const { name } = instance;
  const outside = outsideOf(plan);
  if (job.signal.aborted) return startAgain(plan, job, { state: 'given up', note: outside });
  if (state !== 'stopped')
    return {
      state: 'failed',
      note: `${name} has not stopped: it is ${state ?? 'still stopping'}. ${outside}`,
    };
  job.say(`Adding ${name} to ${place.group}`, 60);
  const refusal = await addToGroup(kind, place, instance, job);
  if (refusal !== undefined)
    return startAgain(plan, job, {
      state: job.signal.aborted ? 'given up' : 'failed',
      note: job.signal.aborted ? outside : `${reasonOf(refusal)} ${outside}`,
    });
  return startAgain(plan, job, { state: 'done', note: `It is in group ${place.group}.` });
}

/** The last step, whatever the result of the others: the instance ran before. Not skipped when the user cancels the job. */
async function startAgain(plan: Plan, job: RunningJob, end: JobEnd): Promise<JobEnd> {
  const { instance } = plan;
  if (job.isOver()) return end;
  noteOf(plan, 'start');
  job.say(`Starting ${instance.name} again`, 80);
  const last = { ...job, signal: new AbortController().signal };
  try {
    await stateAtRest(instance, last);
    await startInstance(instance, last);
    job.say(`Waiting until ${instance.name} runs again`, 90);
    await untilRunning(instance, last);
    return { ...end, note: `${end.note} ${instance.name} was started again.` };
  } catch (error) {
    return {
      state: end.state === 'given up' ? 'given up' : 'failed',
      note: `${end.note} ${instance.name} could not be started again: ${reasonOf(error)}`,
      actions: [{ label: `Start ${instance.name}`, run: () => void startAlone(instance) }],
    };
  }
}

/** Starts an instance that a job has left stopped, as a separate job. */
export const startAlone = (instance: Subject): Promise<JobEnd> =>
  runJob({ id: `start-${instance.id}`, title: `Start instance ${instance.name}` }, async (job) => {
    await startInstance(instance, job);
    await untilRunning(instance, job);
    return { state: 'done' };
  });

function tell({ kind, place, instance }: Plan, { state, note = '' }: JobEnd): void {
  const content = note;
  if (state === 'done')
    toast({
      title: `Instance ${instance.name} added to ${kind.noun} ${place.group}`,
      content,
      link: { label: 'Go to group', to: kind.pagePath(place) },
    });
  if (state === 'failed')
    toast({
      variant: 'error',
      title: `Could not add ${instance.name} to ${place.group}`,
      content,
      link: {
        label: 'Go to instance',
        to: to('/projects/:project/instances/:instance/settings', {
          project: place.project,
          instance: instance.name,
        }),
      },
    });
}
