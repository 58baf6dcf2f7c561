import { Circle, CircleCheck, OctagonX } from 'lucide-react';
import { Icon, Spinner, VisuallyHidden } from '@console/shared/ui';
import type { StepState } from './course.ts';
import styles from './step-list.module.css';

const WORDS = { waiting: 'not begun', running: 'running', done: 'done', failed: 'failed' } as const;
const GLYPHS = { waiting: Circle, done: CircleCheck, failed: OctagonX } as const;

const Mark = ({ state }: { state: StepState }) =>
  state === 'running' ? <Spinner size="sm" /> : <Icon of={GLYPHS[state]} size="status" />;

/** The step that runs is visible in a long list. */
const intoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

interface StepListProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly { readonly title: string }[];
  /** Their states; absent before the start. */
  states?: readonly StepState[] | undefined;
  /** Why steps were refused, by index. */
  reasons?: ReadonlyMap<number, string>;
}

/** The steps of a plan in their order, and the progress of each. */
export function StepList({ label, steps, states, reasons }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title }, index) => {
        const state = states?.[index] ?? 'waiting';
        return (
          <li
            key={index}
            ref={state === 'running' ? intoView : undefined}
            className={styles.step}
            data-state={state}
          >
            {states ? <Mark state={state} /> : <span className={styles.number} />}
            <span>
              {title}
              {states && <VisuallyHidden>{`, ${WORDS[state]}`}</VisuallyHidden>}
              {reasons?.has(index) && <span className={styles.reason}>{reasons.get(index)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
