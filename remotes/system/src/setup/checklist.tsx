import type { ReactNode } from 'react';
import { ButtonLink, StatusBadge } from '@console/shared/ui';
import { ProgressBar } from '@console/shared/ui/detail';
import { progressOf, type Step, STEP_WORDS } from '../base/fact.ts';
import styles from './setup.module.css';

interface ChecklistProps<Own extends Step> {
  label: string;
  steps: readonly Own[];
  /** Element that a step shows instead of its link. */
  action?: (step: Own) => ReactNode;
}

/** Steps with their states, and links or buttons for the open ones (docs/screens/operator.md section 9.10). */
export function Checklist<Own extends Step>({ label, steps, action }: ChecklistProps<Own>) {
  const { done, all, unknown } = progressOf(steps);
  const doubt = unknown > 0 ? `, ${unknown} unknown` : '';
  return (
    <>
      <div className={styles.progress}>
        <ProgressBar label={`${done} of ${all} steps done${doubt}`} value={done} max={Math.max(1, all)} />
      </div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step) => {
          const { id, title, state, why, link } = step;
          const isOpen = state !== 'done' && state !== 'na';
          return (
            <li key={id} className={styles.step}>
              <StatusBadge entity="step" status={STEP_WORDS[state]} />
              <span className={styles.title}>{title}</span>
              <span className={styles.why}>{why}</span>
              {isOpen && (action?.(step) || (link && <ButtonLink to={link.to}>{link.label}</ButtonLink>))}
            </li>
          );
        })}
      </ol>
    </>
  );
}
