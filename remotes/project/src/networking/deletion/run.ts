import { isApiError, isKind } from '@console/shared/api';
import { batchRefetches, reportJob } from '@console/shared/query';

/** One deletion of a plan. */
export interface Step {
  readonly id: string;
  /** What it deletes: `Subnet default`. */
  readonly title: string;
  /** @param isPart the request belongs to a job, which is told as a whole */
  readonly send: (isPart: boolean) => Promise<unknown>;
}

/** How far a step is. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed';

/** How far a plan is. */
export interface RunState {
  readonly phase: 'running' | 'failed' | 'done';
  readonly steps: ReadonlyMap<string, StepState>;
  /** Why the failed step failed. */
  readonly message?: string | undefined;
}

/** A plan that was started. It goes on when the dialog that started it is closed. */
export interface Run {
  readonly steps: readonly Step[];
  readonly getState: () => RunState;
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes on with the step that failed; what is done stays done. */
  readonly retry: () => void;
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown server error';

/**
 * Deletes one thing after the other, as the later ones need the earlier ones gone, and stops at the first failure. Several
 * steps are one entry of the activity (docs/screens/network-access.md section 17, B-N1).
 * @param title of the entry: `Delete VPC probes`
 * @param onDone runs once everything is deleted
 */
export function startRun(title: string, steps: readonly Step[], onDone: () => unknown): Run {
  const listeners = new Set<() => void>();
  const isJob = steps.length > 1;
  const about = { id: crypto.randomUUID(), title, startedAt: Date.now() };
  let state: RunState = { phase: 'running', steps: new Map(steps.map(({ id }) => [id, 'waiting'])) };
  const set = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const mark = (id: string, to: StepState) => set({ steps: new Map(state.steps).set(id, to) });
  const tell = (note: string, error?: unknown) => {
    if (!isJob) return;
    const done = [...state.steps.values()].filter((one) => one === 'done').length;
    const isOver = state.phase !== 'running';
    reportJob({
      ...about,
      state: state.phase,
      note,
      percent: Math.round((done / steps.length) * 100),
      ...(isOver && { endedAt: Date.now() }),
      ...(isApiError(error) && { requestId: error.requestId }),
      ...(state.phase === 'failed' && { actions: [{ label: 'Try again', run: () => run.retry() }] }),
    });
  };

  const one = async (step: Step) => {
    mark(step.id, 'running');
    tell(step.title);
    try {
      await step.send(isJob);
    } catch (error) {
      // Somebody else has deleted it, which is what was wanted
      if (!isKind(error, 'not-found')) {
        mark(step.id, 'failed');
        throw error;
      }
    }
    mark(step.id, 'done');
  };

  const go = async () => {
    set({ phase: 'running', message: undefined });
    try {
      await batchRefetches(async () => {
        for (const step of steps) if (state.steps.get(step.id) !== 'done') await one(step);
      });
    } catch (error) {
      set({ phase: 'failed', message: messageOf(error) });
      tell(messageOf(error), error);
      return;
    }
    set({ phase: 'done' });
    tell('Everything is deleted');
    await onDone();
  };

  const run: Run = {
    steps,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: () => {
      if (state.phase === 'failed') void go();
    },
  };
  void go();
  return run;
}
