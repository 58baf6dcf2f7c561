import { type ReactNode, useState } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { CopyAs } from '@console/shared/copy-as';
import { pluralize } from '@console/shared/format';
import { toast } from '@console/shared/runtime';
import { Button, Message, Modal, Skeleton } from '@console/shared/ui';
import type { TaskRun } from '../../jobs/course.ts';
import { StepList } from '../../jobs/step-list.tsx';
import { TaskDialog } from '../../jobs/task-dialog.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';
import type { Blocker } from './blockers.tsx';
import { Blockers } from './blockers.tsx';
import styles from './deletion.module.css';
import { startDeletion } from './start.ts';
import { deletionSteps, type NetworkPlan } from './steps.ts';

/** The result of the check before a deletion. */
export interface DeletionPlan {
  readonly isPending: boolean;
  /** Part of the check failed: the server decides. */
  readonly isUnsure: boolean;
  readonly blockers: readonly Blocker[];
  readonly whole: NetworkPlan;
  /** The subnets that can be deleted although their VPC is in use. */
  readonly unused?: NetworkPlan['subnets'];
}

interface DeleteDialogProps {
  noun: 'VPC' | 'subnet';
  name: string;
  place: VpcPlace;
  /** Describes what is deleted along with it. */
  consequence: ReactNode;
  plan: DeletionPlan;
  /** The request of the deletion itself, to copy it as a command. */
  request: ApiRequest;
  onDone: () => unknown;
  onDismiss: () => void;
  /** Called when requests start, and when the check may run again: it does not run in between. */
  onBusy: (isBusy: boolean) => void;
}

/** Calls a function when a task is done, also after its dialog is closed. */
function whenDone(run: TaskRun, then: () => unknown): TaskRun {
  const forget = run.subscribe(() => {
    if (run.getState().end?.state !== 'done') return;
    forget();
    then();
  });
  return run;
}

/** The confirmation of a network's deletion: shows what blocks it, or what will be deleted, and then the progress. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, name, plan, request, onDone, onDismiss, onBusy } = props;
  const [run, setRun] = useState<TaskRun>();
  const begin = (what: NetworkPlan, then: () => unknown) => {
    onBusy(true);
    setRun(whenDone(startDeletion(what), then));
  };
  const startUnused = (subnets: NetworkPlan['subnets']) =>
    begin({ ...plan.whole, subnets, isWhole: false }, () => {
      toast({ content: `${countOf(subnets)} deleted` });
      setRun(undefined);
      onBusy(false);
    });
  if (run) return <TaskDialog title={`Delete ${noun} ${name}`} run={run} onDismiss={onDismiss} />;
  const isBlocked = plan.blockers.length > 0;
  return (
    <Modal
      title={`Confirm delete ${noun}`}
      onDismiss={onDismiss}
      initialFocus="footer > button"
      footer={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabledReason={reasonOf(noun, plan)}
            onClick={() => begin(plan.whole, onDone)}
          >
            Confirm
          </Button>
        </>
      }
      footerAside={!isBlocked && <CopyAs request={async () => request} />}
    >
      <div className={styles.body}>
        <Question {...props} onUnused={startUnused} />
      </div>
    </Modal>
  );
}

function reasonOf(noun: string, plan: DeletionPlan): string | undefined {
  if (plan.isPending) return `Checking what uses the ${noun}`;
  return plan.blockers.length > 0 ? `Network interfaces still use the ${noun}` : undefined;
}

interface QuestionProps extends DeleteDialogProps {
  onUnused: (subnets: NetworkPlan['subnets']) => void;
}

function Question({ noun, name, place, consequence, plan, onDismiss, onUnused }: QuestionProps) {
  const { isPending, isUnsure, blockers, whole, unused = [] } = plan;
  return (
    <>
      <p>
        Delete {noun} <b>{name}</b>? {consequence}
      </p>
      {isPending && <Skeleton kind="row" rows={2} />}
      {isUnsure && (
        <Message variant="notice">
          Not all resources that may use the {noun} could be loaded. If one of them uses it, the server
          rejects the deletion.
        </Message>
      )}
      {blockers.length > 0 && <Blockers {...{ noun, place, blockers }} onLeave={onDismiss} />}
      {!isPending && blockers.length > 0 && unused.length > 0 && (
        <>
          <p>
            {unused.length === 1 ? 'This subnet is empty. It' : 'These subnets are empty. They'} can be
            deleted first.
          </p>
          <Steps {...whole} subnets={unused} isWhole={false} />
          <Button variant="secondary" size="sm" className={styles.part} onClick={() => onUnused(unused)}>
            Delete {countOf(unused)}
          </Button>
        </>
      )}
      {!isPending && blockers.length === 0 && whole.isWhole && whole.subnets.length > 0 && (
        <Steps {...whole} />
      )}
    </>
  );
}

const countOf = ({ length }: NetworkPlan['subnets']) => pluralize(length, 'unused subnet');

/** The resources to delete, in the order of the requests. */
const Steps = (plan: NetworkPlan) => <StepList label="Deleted in this order" steps={deletionSteps(plan)} />;
