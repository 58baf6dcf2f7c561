import { toast } from '@console/shared/runtime';
import type { JobEnd, RunningJob } from './run-job.ts';
import type { Step, Task } from './task.ts';

/** The state of a step. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed';

/** The state of a task. */
export interface TaskState {
  readonly states: readonly StepState[];
  /** Why steps were refused, by index, of a task that continues with the others. */
  readonly refused: ReadonlyMap<number, string>;
  /** Absent while it runs. */
  readonly end?: JobEnd | undefined;
  /** It has ended, and the rest of it can be continued or undone. */
  readonly isLeft?: boolean;
}

/** A task that was started. It continues when the dialog that started it is closed. */
export interface TaskRun {
  readonly steps: readonly Step[];
  readonly getState: () => TaskState;
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Resolves when a task has ended. @param onStep shows the title of each step */
export const endOf = (run: TaskRun, onStep: (title: string) => void = () => {}): Promise<JobEnd> =>
  new Promise((resolve) => {
    const look = () => {
      const { states, end } = run.getState();
      const step = run.steps[states.indexOf('running')];
      if (step && !end) onStep(step.title);
      if (!end) return;
      forget();
      resolve(end);
    };
    const forget = run.subscribe(look);
    look();
  });

/** A running task. */
export interface Course {
  readonly task: Task;
  /** Number of the steps that were carried out. */
  done: number;
  readonly state: () => TaskState;
  /** @param reason why it was refused, of a task that continues with the others */
  readonly mark: (index: number, to: StepState, reason?: string) => void;
  /** An action of the activity that starts the task again where it is. */
  readonly offer: (label: string, work: Work) => NonNullable<JobEnd['actions']>[number];
}

/** The work on a task: running, continuing or undoing it. */
export type Work = (course: Course, job: RunningJob) => Promise<JobEnd>;

/** Reports the step that runs. */
export function say({ task, mark }: Course, job: RunningJob, index: number, title: string): void {
  mark(index, 'running');
  const { length } = task.steps;
  job.say(`${index + 1} of ${length}: ${title}`, Math.round((100 * index) / length));
}

/** A toast about the end of a task that no dialog shows. */
export function tell({ about, said }: Task, { state, note = '' }: JobEnd): void {
  const link = { label: 'Show', to: about.to };
  if (state === 'done') toast({ title: said.done, content: note, link });
  if (state === 'failed') toast({ variant: 'error', title: said.failed, content: note, link, timeout: null });
}
