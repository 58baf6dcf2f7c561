import { type ApiRequest, isApiError, isKind, messageOf } from '@console/shared/api';
import { FINDINGS } from '@console/shared/outcome';
import { batchRefetches, lostRequestOf, reportJob } from '@console/shared/query';
import { fetchPart } from '@console/shared/runtime';

/** One deletion of a plan. */
export interface Step {
  readonly id: string;
  /** The resource that it deletes: `Subnet default`. */
  readonly title: string;
  /** @param isPart the request belongs to a job, which is reported as a whole */
  readonly send: (isPart: boolean) => Promise<unknown>;
}

export type StepState = 'waiting' | 'running' | 'done' | 'failed';

export interface RunState {
  readonly phase: 'running' | 'failed' | 'done';
  /** Present when the response to the failed step was lost: its outcome is checked before the step is sent again. */
  readonly lost?: ApiRequest | undefined;
  readonly steps: ReadonlyMap<string, StepState>;
  /** The error of the failed step. */
  readonly message?: string | undefined;
}

/** A running plan. It continues when the dialog that started it is closed. */
export interface Run {
  readonly steps: readonly Step[];
  readonly getState: () => RunState;
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Retries from the failed step; completed steps are not repeated. After a lost response it continues only when the step is found to
   * be done; otherwise it shows the outcome, and the next call sends the step again.
   */
  readonly retry: () => void;
}

/** Label of the button that continues after a failure. */
export const againLabel = ({ lost }: RunState): string => (lost ? 'Check' : 'Try again');

/**
 * Deletes one resource after the other, because later steps require that earlier ones are done, and stops at the first failure.
 * Several steps are one entry of the activity (docs/screens/network-access.md section 17, B-N1).
 * @param title of the entry: `Delete VPC probes`
 * @param onDone called after the last step
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
      ...(state.phase === 'failed' && { actions: [{ label: againLabel(state), run: () => run.retry() }] }),
    });
  };

  const one = async (step: Step) => {
    mark(step.id, 'running');
    tell(step.title);
    try {
      await step.send(isJob);
    } catch (error) {
      // Someone else has deleted it, which is the intended result
      if (!isKind(error, 'not-found')) {
        mark(step.id, 'failed');
        throw error;
      }
    }
    mark(step.id, 'done');
  };

  const go = async () => {
    set({ phase: 'running', message: undefined, lost: undefined });
    try {
      await batchRefetches(async () => {
        for (const step of steps) if (state.steps.get(step.id) !== 'done') await one(step);
      });
    } catch (error) {
      fail(messageOf(error), lostRequestOf(error), error);
      return;
    }
    set({ phase: 'done' });
    tell('Everything is deleted');
    await onDone();
  };

  const fail = (message: string, lost?: ApiRequest, error?: unknown) => {
    set({ phase: 'failed', message, lost });
    tell(message, error);
  };

  const check = async (lost: ApiRequest) => {
    set({ phase: 'running', message: undefined });
    try {
      // Of the forms of the shell, so that no area has a copy of the rules
      const { checkLost } = await fetchPart(() => import('@console/shared/forms'));
      const finding = await checkLost(lost);
      if (finding !== 'done') return fail(FINDINGS[finding]);
    } catch (error) {
      return fail(messageOf(error), lost, error);
    }
    for (const [id, step] of state.steps) if (step === 'failed') mark(id, 'done');
    await go();
  };

  const run: Run = {
    steps,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: () => {
      if (state.phase === 'failed') void (state.lost ? check(state.lost) : go());
    },
  };
  void go();
  return run;
}
