import { isUnanswered, messageOf } from '@console/shared/api';

export type StepState = 'waiting' | 'running' | 'done' | 'failed';

/** A step of a change as shown on the page. */
export interface ChangeStep {
  readonly label: string;
  readonly state: StepState;
  readonly error?: string;
}

/** The functions that apply a change; each rejects when it fails. */
export interface Change {
  /** `Save settings uplink-west`. */
  readonly saveLabel: string;
  readonly save: () => Promise<unknown>;
  /** Ports, which are changed one after the other. */
  readonly ports: readonly { readonly name: string; readonly apply: () => Promise<unknown> }[];
  /** Resolves when the link of a port is up again, or when the user continues without waiting. */
  readonly settled: (port: string) => Promise<unknown>;
}

export interface Changed {
  readonly steps: readonly ChangeStep[];
  readonly isSaved: boolean;
  /** The request that saves got no response, so the settings may have been saved nevertheless. */
  readonly isUnknown: boolean;
  /** Names of the ports that were changed. */
  readonly done: readonly string[];
}

/**
 * Applies a change step by step: saves the settings, then changes one port after the other, the next one only when the link of the
 * previous one is up again. A failed step ends it; the result contains the changed ports (docs/screens/operator.md section 9.9).
 */
export async function runChange(
  change: Change,
  onSteps: (steps: readonly ChangeStep[]) => void,
): Promise<Changed> {
  const labels = [change.saveLabel, ...change.ports.map(({ name }) => `Apply to ${name}`)];
  let steps: ChangeStep[] = labels.map((label) => ({ label, state: 'waiting' }));
  const set = (index: number, step: Omit<ChangeStep, 'label'>) => {
    steps = steps.with(index, { label: labels[index] ?? '', ...step });
    onSteps(steps);
  };
  let isUnknown = false;
  const run = async (index: number, work: () => Promise<unknown>): Promise<boolean> => {
    set(index, { state: 'running' });
    try {
      await work();
      set(index, { state: 'done' });
      return true;
    } catch (error) {
      isUnknown = isUnanswered(error);
      set(index, { state: 'failed', error: messageOf(error) });
      return false;
    }
  };
  const done: string[] = [];
  if (!(await run(0, change.save))) return { steps, isSaved: false, isUnknown, done };
  for (const [index, port] of change.ports.entries()) {
    const isApplied = await run(index + 1, async () => {
      await port.apply();
      done.push(port.name);
      await change.settled(port.name);
    });
    if (!isApplied) break;
  }
  return { steps, isSaved: true, isUnknown: false, done };
}
