import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { CopyAs } from '@console/shared/copy-as';
import { toast } from '@console/shared/runtime';
import { Button, Message, Modal, Skeleton } from '@console/shared/ui';
import type { Blocker } from './blockers.tsx';
import { Blockers } from './blockers.tsx';
import styles from './deletion.module.css';
import { againLabel, type Run, startRun, type Step, type StepState } from './run.ts';
import { StepList } from '../../jobs/step-list.tsx';
import type { VpcPlace } from '../vpcs/tabs.ts';

/** The result of the check before a deletion. */
export interface DeletionPlan {
  readonly isPending: boolean;
  /** Part of the check failed: the server decides. */
  readonly isUnsure: boolean;
  readonly blockers: readonly Blocker[];
  /** The steps; the last one is the resource itself. */
  readonly steps: readonly Step[];
  /** Parts that can be deleted although the resource itself is in use. */
  readonly unused?: readonly Step[];
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

/** The confirmation of a network's deletion: shows what blocks it, or what will be deleted, and the progress. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, name, plan, request, onDone, onDismiss, onBusy } = props;
  const [run, setRun] = useState<Run>();
  const state = useRunState(run);
  const phase = state?.phase;
  const begin = (title: string, steps: readonly Step[], onEnd: () => unknown) => {
    onBusy(true);
    setRun(startRun(title, steps, onEnd));
  };
  const start = () => (run ? run.retry() : begin(`Delete ${noun} ${name}`, plan.steps, onDone));
  const startUnused = (steps: readonly Step[]) =>
    begin(`Delete unused subnets of ${noun} ${name}`, steps, () => {
      toast({ content: `${countOf(steps)} deleted` });
      setRun(undefined);
      onBusy(false);
    });
  const isBlocked = plan.blockers.length > 0;
  return (
    <Modal
      title={`Confirm delete ${noun}`}
      onDismiss={onDismiss}
      initialFocus="footer > button"
      footer={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            {phase === 'running' ? 'Close' : 'Cancel'}
          </Button>
          <Button
            variant="danger"
            pending={phase === 'running'}
            disabledReason={reasonOf(noun, plan, run)}
            onClick={start}
          >
            {state?.phase === 'failed' ? againLabel(state) : 'Confirm'}
          </Button>
        </>
      }
      footerAside={!isBlocked && <CopyAs request={async () => request} />}
    >
      <div className={styles.body}>
        {run ? <Progress run={run} /> : <Question {...props} onUnused={startUnused} />}
      </div>
    </Modal>
  );
}

const useRunState = (run: Run | undefined) =>
  useSyncExternalStore(run?.subscribe ?? nothingToHear, () => run?.getState());

const nothingToHear = () => () => undefined;

function reasonOf(noun: string, plan: DeletionPlan, run: Run | undefined): string | undefined {
  if (run) return undefined;
  if (plan.isPending) return `Checking what uses the ${noun}`;
  return plan.blockers.length > 0 ? `Network interfaces still use the ${noun}` : undefined;
}

interface QuestionProps extends DeleteDialogProps {
  onUnused: (steps: readonly Step[]) => void;
}

function Question({ noun, name, place, consequence, plan, onDismiss, onUnused }: QuestionProps) {
  const { isPending, isUnsure, blockers, steps, unused = [] } = plan;
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
        <Unused steps={unused} onDelete={() => onUnused(unused)} />
      )}
      {!isPending && blockers.length === 0 && steps.length > 1 && <Steps steps={steps} />}
    </>
  );
}

/** Parts that can be deleted now, while the rest is in use. */
function Unused({ steps, onDelete }: { steps: readonly Step[]; onDelete: () => void }) {
  return (
    <>
      <p>
        {steps.length === 1 ? 'This subnet is empty. It' : 'These subnets are empty. They'} can be deleted
        first.
      </p>
      <Steps steps={steps} />
      <Button variant="secondary" size="sm" className={styles.part} onClick={onDelete}>
        Delete {countOf(steps)}
      </Button>
    </>
  );
}

const countOf = ({ length }: readonly Step[]) =>
  length === 1 ? '1 unused subnet' : `${length} unused subnets`;

function Progress({ run }: { run: Run }) {
  const { steps, message, lost } = useSyncExternalStore(run.subscribe, run.getState);
  return (
    <>
      {message !== undefined && (
        <Message variant="destructive" title={lost ? 'Outcome unknown' : 'Error'} live="alert">
          {message}
        </Message>
      )}
      <Steps steps={run.steps} states={run.steps.map(({ id }) => steps.get(id) ?? 'waiting')} />
    </>
  );
}

/** The resources to delete, in the order of the requests. */
const Steps = (props: { steps: readonly Step[]; states?: readonly StepState[] }) => (
  <StepList label="Deleted in this order" doneWord="deleted" {...props} />
);
