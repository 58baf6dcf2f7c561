import { type ReactNode, useSyncExternalStore } from 'react';
import { Button, Message, Modal } from '@console/shared/ui';
import type { JobEnd } from './run-job.ts';
import type { StepState, TaskRun } from './course.ts';
import { StepList } from './step-list.tsx';
import styles from './step-list.module.css';

interface TaskDialogProps {
  title: string;
  run: TaskRun;
  /** The remaining work of the user, shown when the task is done. */
  after?: ReactNode;
  onDismiss: () => void;
}

const VARIANTS = { done: 'success', failed: 'destructive', 'given up': 'notice' } as const;

/** A task and its progress. It continues when the dialog is closed; the activity shows it too. */
export function TaskDialog({ title, run, after, onDismiss }: TaskDialogProps) {
  const { states, refused, end } = useSyncExternalStore(run.subscribe, run.getState);
  return (
    <Modal
      title={title}
      onDismiss={onDismiss}
      initialFocus="footer > button"
      footer={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            Close
          </Button>
          {end?.actions?.toReversed().map((action, index, { length }) => (
            <Button
              key={action.label}
              variant={index === length - 1 ? 'primary' : 'secondary'}
              onClick={action.run}
            >
              {action.label}
            </Button>
          ))}
        </>
      }
    >
      <div className={styles.body}>
        {end ? <End end={end} /> : <p role="status">{nowOf(run, states)}</p>}
        {end?.state === 'done' && after}
        <StepList label="Steps" steps={run.steps} states={states} reasons={refused} />
      </div>
    </Modal>
  );
}

/** The step that runs, which is also announced. */
function nowOf({ steps }: TaskRun, states: readonly StepState[]): string {
  const index = states.indexOf('running');
  return `${Math.max(index, 0) + 1} of ${steps.length}. You can close this and follow it in the activity.`;
}

const End = ({ end: { state, note } }: { end: JobEnd }) => (
  <Message variant={VARIANTS[state]} live={state === 'failed' ? 'alert' : 'status'}>
    {note}
  </Message>
);
