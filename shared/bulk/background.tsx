import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, toast } from '@console/shared/runtime';
import { Button, Modal } from '@console/shared/ui';
import styles from './bulk.module.css';
import type { BulkJob } from './job.ts';
import { CheckButton, JobFoot, JobView } from './job-view.tsx';
import { countIn, doneText, summaryOf, titleOf } from './words.ts';

/** Jobs whose dialog is open. */
const shown = new Set<BulkJob>();
/** The toast of each job whose dialog was closed. */
const notes = new WeakMap<BulkJob, string>();
/** Functions that remove the listener of each job. */
const followed = new Map<BulkJob, () => void>();

const isOver = (job: BulkJob) => job.getState().phase === 'over';

/** A job in a dialog. When the dialog is closed while the job runs, a toast shows the progress and the result. */
export function ShownJob({ job }: { job: BulkJob }) {
  useShown(job);
  return <JobView job={job} />;
}

/** A job that was started without a plan, in its own dialog. */
export function JobDialog({ job, onDismiss }: { job: BulkJob; onDismiss: () => void }) {
  return (
    <Modal
      title={titleOf(job, job.getState().items.length)}
      footer={<JobFoot job={job} onDismiss={onDismiss} />}
      onDismiss={onDismiss}
    >
      <ShownJob job={job} />
    </Modal>
  );
}

function useShown(job: BulkJob): void {
  // The job is outside of React
  useEffect(() => {
    shown.add(job);
    return () => {
      shown.delete(job);
      // In a microtask: React removes and repeats effects during development (Strict Mode)
      queueMicrotask(() => !shown.has(job) && leave(job));
    };
  }, [job]);
}

function leave(job: BulkJob): void {
  if (!isOver(job)) {
    if (!followed.has(job)) follow(job);
    return;
  }
  forget(job);
  sayUndo(job);
}

/** Jobs whose dialog or toast was left after the end. */
const told = new WeakSet<BulkJob>();

/** The dialog has shown the result. `Undo` is offered when it is left, because nothing behind it can be used before. */
function sayUndo(job: BulkJob): void {
  const undo = told.has(job) ? undefined : job.undo();
  if (undo) toast({ content: doneText(job), undo });
  told.add(job);
}

function forget(job: BulkJob): void {
  followed.get(job)?.();
  followed.delete(job);
  const note = notes.get(job);
  if (note !== undefined) dismissToast(note);
  notes.delete(job);
}

function follow(job: BulkJob): void {
  forget(job);
  const title = titleOf(job, job.getState().items.length);
  const content = <JobNote job={job} />;
  notes.set(job, toast({ variant: 'info', title, content, timeout: null }));
  const end = job.subscribe(() => {
    // A dialog that was opened from the toast shows the result itself
    if (!isOver(job) || shown.has(job)) return;
    forget(job);
    const failed = countIn(job.getState().items, 'failed', 'unknown', 'skipped') > 0;
    const undo = job.undo();
    told.add(job);
    notes.set(
      job,
      toast({
        variant: failed ? 'error' : 'success',
        title,
        content,
        undo,
        ...(failed && { timeout: null }),
      }),
    );
  });
  followed.set(job, end);
}

/** Content of the toast of a job; its button opens the dialog again. */
function JobNote({ job }: { job: BulkJob }) {
  const state = useSyncExternalStore(job.subscribe, job.getState);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.noteLine} data-dialog={isOpen || undefined}>
      <span>{summaryOf(state)}</span>{' '}
      <Button size="sm" onClick={() => setOpen(true)}>
        {state.phase === 'over' ? 'Show results' : 'Show progress'}
      </Button>
      <CheckButton job={job} size="sm" />
      {isOpen && <JobDialog job={job} onDismiss={() => setOpen(false)} />}
    </div>
  );
}
