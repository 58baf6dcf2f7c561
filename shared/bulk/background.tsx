import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, toast } from '@console/shared/runtime';
import { Button, Modal } from '@console/shared/ui';
import styles from './bulk.module.css';
import type { BulkJob } from './job.ts';
import { JobFoot, JobView } from './job-view.tsx';
import { countIn, summaryOf, titleOf } from './words.ts';

/** Runs whose dialog is open. */
const shown = new Set<BulkJob>();
/** The toast of a run whose dialog was closed. */
const notes = new WeakMap<BulkJob, string>();
/** How to stop following a run. */
const followed = new Map<BulkJob, () => void>();

const isOver = (job: BulkJob) => job.getState().phase === 'over';

/** A run in a dialog. When the dialog is closed while it goes on, a toast tells how far it is and how it ended. */
export function ShownJob({ job }: { job: BulkJob }) {
  useShown(job);
  return <JobView job={job} />;
}

function useShown(job: BulkJob): void {
  // The run is outside React
  useEffect(() => {
    shown.add(job);
    return () => {
      shown.delete(job);
      // Not at once: React takes effects back and makes them again while developing
      queueMicrotask(() => !shown.has(job) && leave(job));
    };
  }, [job]);
}

function leave(job: BulkJob): void {
  if (isOver(job)) forget(job);
  else if (!followed.has(job)) follow(job);
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
    // A dialog that was opened from the toast goes with it: it tells the end itself
    if (!isOver(job) || shown.has(job)) return;
    forget(job);
    const failed = countIn(job.getState().items, 'failed', 'skipped') > 0;
    notes.set(
      job,
      toast({ variant: failed ? 'error' : 'success', title, content, ...(failed && { timeout: null }) }),
    );
  });
  followed.set(job, end);
}

/** What the toast of a run says; its button opens the dialog again. */
function JobNote({ job }: { job: BulkJob }) {
  const state = useSyncExternalStore(job.subscribe, job.getState);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.noteLine} data-dialog={isOpen || undefined}>
      <span>{summaryOf(state)}</span>{' '}
      <Button size="sm" onClick={() => setOpen(true)}>
        {state.phase === 'over' ? 'Show results' : 'Show progress'}
      </Button>
      {isOpen && (
        <Modal
          title={titleOf(job, state.items.length)}
          footer={<JobFoot job={job} onDismiss={() => setOpen(false)} />}
          onDismiss={() => setOpen(false)}
        >
          <ShownJob job={job} />
        </Modal>
      )}
    </div>
  );
}
