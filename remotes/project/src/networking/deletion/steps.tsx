import { Circle, CircleCheck, OctagonX } from 'lucide-react';
import { Icon, Spinner, VisuallyHidden } from '@console/shared/ui';
import styles from './deletion.module.css';
import type { Step, StepState } from './run.ts';

const WORDS: Record<StepState, string> = {
  waiting: 'not begun',
  running: 'running',
  done: 'deleted',
  failed: 'failed',
};

const GLYPHS = { waiting: Circle, done: CircleCheck, failed: OctagonX } as const;

interface StepsProps {
  steps: readonly Step[];
  /** Their states; absent before the start. */
  states?: ReadonlyMap<string, StepState>;
}

/** The resources to delete, in the order of the requests. */
export function Steps({ steps, states }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label="Deleted in this order">
      {steps.map(({ id, title }) => {
        const state = states?.get(id) ?? 'waiting';
        return (
          <li key={id} className={styles.step} data-state={state}>
            {state === 'running' ? <Spinner size="sm" /> : <Icon of={GLYPHS[state]} size="status" />}
            <span>{title}</span>
            {states && <VisuallyHidden>{`, ${WORDS[state]}`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
