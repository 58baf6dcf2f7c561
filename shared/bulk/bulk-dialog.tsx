import { useId, useState } from 'react';
import { Button, Modal } from '@console/shared/ui';
import { ShownJob } from './background.tsx';
import { startHeldJob } from './hold.ts';
import { isInBulkJob, type BulkJob } from './job.ts';
import { JobFoot } from './job-view.tsx';
import { planOf } from './plan.ts';
import { PlanView, toTypeFor } from './plan-view.tsx';
import type { Task } from './task.ts';
import { planTitle, titleOf } from './words.ts';

export interface BulkDialogProps {
  /** The action and the current rows: the plan changes with the rows until the job starts. */
  readonly task: Task;
  readonly onDone: (id: string) => void;
  readonly onDismiss: () => void;
}

/** The plan of an action on several rows, and then the job; closing the dialog does not stop the job. */
export function BulkDialog({ task, onDone, onDismiss }: BulkDialogProps) {
  const [job, setJob] = useState<BulkJob>();
  const [typed, setTyped] = useState('');
  const formId = useId();
  const plan = planOf(task.candidates, isInBulkJob);
  const toType = toTypeFor(task, plan);
  const reason = whyNot(plan.can.length, toType, typed);
  const [initialFocus] = useState(() => firstFocus(task, plan.can.length, toType));
  const begin = () => {
    if (reason !== undefined) return;
    setJob(startHeldJob({ task, rows: plan.can, refused: plan.cannot, onDone }));
  };
  const footer = job ? (
    <JobFoot job={job} onDismiss={onDismiss} />
  ) : (
    <>
      <Button key="cancel" variant="ghost" onClick={onDismiss}>
        Cancel
      </Button>
      <Button
        key="confirm"
        type="submit"
        form={formId}
        variant={task.isDanger ? 'danger' : 'primary'}
        disabledReason={reason}
      >
        {`${task.label} ${plan.can.length}`}
      </Button>
    </>
  );
  return (
    <Modal
      title={job ? titleOf(job, job.getState().items.length) : planTitle(task, plan.can.length)}
      footer={footer}
      initialFocus={initialFocus}
      onDismiss={onDismiss}
    >
      {job ? (
        <ShownJob job={job} />
      ) : (
        <PlanView {...{ task, plan, formId, typed }} onType={setTyped} onSubmit={begin} />
      )}
    </Modal>
  );
}

function whyNot(count: number, toType: string | undefined, typed: string): string | undefined {
  if (count === 0) return 'Not possible for any of the selected rows';
  return toType === undefined || typed.trim() === toType ? undefined : `Type ${toType} in the field first`;
}

/** The element that gets the focus: the field if there is one, else the least dangerous button. */
function firstFocus({ isDanger }: Task, count: number, toType: string | undefined): string | undefined {
  if (toType !== undefined) return undefined;
  return isDanger || count === 0 ? 'footer button' : 'footer button:last-child';
}
