import { isApiError } from '@console/shared/api';
import { onIdentityEnd } from '@console/shared/runtime';
import { type Course, say, type StepState, type TaskRun, type TaskState, tell, type Work } from './course.ts';
import { notDone, notUndone, refusedText } from './not-done.ts';
import { type JobEnd, reasonOf, runJob, type RunningJob } from './run-job.ts';
import { carryOut, isOpen, type Progress, takeBack, type Task, unstoppable } from './task.ts';

/** The tasks of this tab by id. */
const runs = new Map<string, TaskRun>();

onIdentityEnd(() => runs.clear());

/** A task that is running, or has left something to continue or to undo. */
export function runningTask(id: string): TaskRun | undefined {
  const run = runs.get(id);
  const { end, isLeft } = run?.getState() ?? {};
  return !end || isLeft ? run : undefined;
}

const CANCELED = 'It was canceled.';
const RELOADED = 'The page was reloaded.';

/**
 * Carries out the steps of a task one after the other, as one entry of the activity. When a step is refused, or the user cancels,
 * the steps before it are undone in reverse order; steps that cannot be undone are named. A step without `undo` leaves everything
 * unchanged; of a task with independent steps, the others are carried out. When the server cannot be reached, it stops and offers to
 * continue or to undo.
 * @param from the progress that a previous document of the tab has left
 */
export function startTask(task: Task, from?: Progress & Resumed): TaskRun {
  const { steps } = task;
  const listeners = new Set<() => void>();
  const before = from?.done ?? 0;
  const refused = new Map(from?.refused);
  const stateOf = (index: number): StepState => (refused.has(index) ? 'failed' : 'done');
  let state: TaskState = {
    states: steps.map((_, index) => (index < before ? stateOf(index) : 'waiting')),
    refused,
  };
  const set = (change: Partial<TaskState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const begin = async (work: Work) => {
    set({ end: undefined });
    const end = await runJob({ ...task.about, canStop: true }, (job) => work(course, job));
    // A dialog that shows the task shows its end
    const isOfThisPerson = runs.get(task.about.id) === run;
    if (listeners.size === 0 && isOfThisPerson) tell(task, end);
    const isOver = course.done === steps.length && state.refused.size > 0;
    set({ end, isLeft: end.state !== 'done' && course.done > 0 && !isOver });
  };
  const course: Course = {
    task,
    done: before,
    state: () => state,
    mark(index, to, reason) {
      const others = [...state.refused].filter(([other]) => other !== index);
      const now = reason === undefined ? others : [...others, [index, reason] as const];
      set({ states: state.states.with(index, to), refused: new Map(now) });
    },
    offer: (label, work) => ({ label, run: () => void (state.end && begin(work)) }),
  };
  const run: TaskRun = {
    steps,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  runs.set(task.about.id, run);
  void begin(from ? resume(from) : goOn(false));
  return run;
}

/** How a task is resumed after a reload. */
interface Resumed {
  /** It cannot be finished, because the reload has lost data that it needs. */
  readonly isLost?: boolean;
}

/** @param mayBeDone the next step may have been carried out by a previous attempt */
const goOn =
  (mayBeDone: boolean): Work =>
  async (course, job) => {
    const { task, state, mark } = course;
    let isUnsure = mayBeDone;
    for (let step = task.steps[course.done]; step; step = task.steps[course.done]) {
      if (job.isOver()) return { state: 'given up' };
      if (job.signal.aborted) return undoAll('given up', CANCELED)(course, job);
      const index = course.done;
      // Of those that are tried again
      if (state().states[index] === 'done') {
        course.done += 1;
        continue;
      }
      task.keep({ done: index, phase: 'go', refused: [...state().refused] });
      say(course, job, index, step.title);
      const isRepeated = isUnsure;
      isUnsure = false;
      try {
        await carryOut(step, job, isRepeated);
        course.done = index + 1;
        await step.settle?.(job);
      } catch (error) {
        if (isOpen(error)) course.done = index;
        if (job.signal.aborted) return undoLost(index)(course, job);
        if (!task.isApart || isOpen(error)) return failed(course, job, index, error);
        course.done = index + 1;
        mark(index, 'failed', reasonOf(error));
        continue;
      }
      mark(index, 'done');
    }
    task.keep(undefined);
    return endOf(course);
  };

/** The end of a task that has reached its last step. */
function endOf({ task, state, offer }: Course): JobEnd {
  const { refused } = state();
  const result = task.result(refused);
  if (refused.size === 0) return { state: 'done', note: result };
  const again: Work = (course, job) => {
    course.done = 0;
    return goOn(false)(course, job);
  };
  const note = `${result} ${refusedText(task.steps, refused)}`;
  return { state: 'failed', note, actions: [offer('Try again', again)] };
}

/** Resumes a task after a reload. Steps that had not begun are not started without the user, who has not seen them. */
const resume =
  ({ phase, done, isLost = false }: Progress & Resumed): Work =>
  async (course, job) => {
    const [first] = course.task.steps;
    if (phase === 'undo') return undoAll('given up', RELOADED)(course, job);
    if (isLost) return undoLost(done, 'failed', RELOADED)(course, job);
    try {
      if (done > 0 || !first || (await first.isDone(job))) return await goOn(true)(course, job);
    } catch (error) {
      return failed(course, job, done, error);
    }
    course.task.keep(undefined);
    return {
      state: 'given up',
      note: 'The page was reloaded before anything was changed.',
      actions: [course.offer('Continue', goOn(false))],
    };
  };

async function failed(course: Course, job: RunningJob, index: number, error: unknown): Promise<JobEnd> {
  const { task, mark, offer } = course;
  const step = task.steps[index];
  if (job.isOver()) return { state: 'given up' };
  mark(index, 'failed');
  const reason = `${step?.title}: ${reasonOf(error)}`;
  if (!isOpen(error) && step?.undo && canUndo(course)) return undoAll('failed', reason)(course, job);
  // When the server cannot be reached, a reload may continue too
  if (!isOpen(error)) task.keep(undefined);
  return {
    state: 'failed',
    note: `${reason} ${leftOf(course, index)}`,
    ...(isApiError(error) && { requestId: error.requestId }),
    actions: [
      offer(isOpen(error) ? 'Continue' : 'Try again', goOn(true)),
      ...(canUndo(course) ? [offer('Undo', undoLost(index))] : []),
    ],
  };
}

/** The refused step, and the steps that are still to be done. */
const leftOf = ({ task: { steps }, state }: Course, index: number): string =>
  `${refusedText(steps, state().refused)} ${notDone(steps, index)}`.trim();

/** A step without `undo` was not carried out yet. */
const canUndo = ({ task: { steps, isApart = false }, done }: Course) =>
  !isApart && steps.slice(0, done).every(({ undo }) => undo);

/** Undoes everything, after checking whether the step whose response was lost was carried out. */
const undoLost =
  (index: number, state: 'failed' | 'given up' = 'given up', reason = CANCELED): Work =>
  async (course, job) => {
    const step = course.task.steps[index];
    try {
      if (step?.undo && course.done === index && (await step.isDone(job))) course.done += 1;
    } catch (error) {
      return failed(course, job, index, error);
    }
    return undoAll(state, reason)(course, job);
  };

const undoAll =
  (state: 'failed' | 'given up', reason: string): Work =>
  async (course, job) => {
    const { task, mark, offer } = course;
    if (!canUndo(course))
      return {
        state,
        note: `${reason} ${leftOf(course, course.done)}`.trim(),
        actions: course.done < task.steps.length ? [offer('Continue', goOn(false))] : [],
      };
    if (job.isOver()) return { state: 'given up' };
    // A change in progress often cannot be undone yet
    await task.steps[course.done - 1]?.settle?.(unstoppable(job)).catch(() => undefined);
    const result = course.done === 0 ? 'Nothing was changed.' : 'Everything was undone.';
    for (let undo = task.steps[course.done - 1]?.undo; undo; undo = task.steps[course.done - 1]?.undo) {
      if (job.isOver()) return { state: 'given up' };
      task.keep({ done: course.done, phase: 'undo' });
      say(course, job, course.done - 1, undo.title);
      try {
        await takeBack(undo, job);
      } catch (error) {
        mark(course.done - 1, 'failed');
        if (!isOpen(error)) task.keep(undefined);
        return {
          state: 'failed',
          note: `${reason} ${undo.title}: ${reasonOf(error)} ${notUndone(task.steps.slice(0, course.done))}`,
          actions: [offer('Undo the rest', undoAll(state, reason)), offer('Continue', goOn(true))],
        };
      }
      course.done -= 1;
      mark(course.done, 'waiting');
    }
    task.keep(undefined);
    return { state, note: `${reason} ${result}`, actions: [offer('Try again', goOn(false))] };
  };
