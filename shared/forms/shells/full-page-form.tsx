import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { useBlocker, useNavigate } from '@console/shared/router';
import { isReloading } from '@console/shared/runtime';
import { ActionBar, backToList } from '@console/shared/table';
import { FormBody } from './form-body.tsx';
import { FormButtons } from './form-buttons.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Problem } from './problem.tsx';
import styles from './shells.module.css';
import { type Submission, type SubmitProps, useSubmit } from '../state/use-submit.ts';

export type FullPageFormProps<Input extends FieldValues, Output, Result> = SubmitProps<
  Input,
  Output,
  Result
> & {
  readonly submitLabel: string;
  readonly submitDisabledReason?: string | undefined;
  /** Path to which Cancel navigates; a list keeps its view. */
  readonly cancelTo: string;
  /** Summary of what will be created, at the right in wide windows. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** A long form; its buttons are in the action bar (docs/screens/common-ui.md section 12). */
export function FullPageForm<Input extends FieldValues, Output, Result>(
  props: FullPageFormProps<Input, Output, Result>,
) {
  const { form, submitLabel, cancelTo, summary, children } = props;
  const id = useId();
  const navigate = useNavigate();
  const submission = useSubmit(props, submitLabel);
  return (
    <div className={styles.grid} data-summary={summary === undefined ? undefined : true}>
      <FormBody
        id={id}
        submission={submission}
        errorBox={false}
        onClose={() => void navigate(backToList(cancelTo))}
        className={styles.page}
      >
        {children}
      </FormBody>
      {summary !== undefined && <aside className={styles.summary}>{summary}</aside>}
      <ActionBar>
        <div className={styles.bar}>
          <Problem isWhole form={form} submission={submission} />
          <span className={styles.spacer} />
          <FormButtons
            id={id}
            submitLabel={submitLabel}
            pending={submission.pending}
            disabledReason={props.submitDisabledReason}
            onCancel={() => void navigate(backToList(cancelTo))}
          />
          {submission.request && (
            <div className={styles.copyAs}>
              <CopyAs request={submission.request} scrim />
            </div>
          )}
        </div>
      </ActionBar>
      <LeaveGuard submission={submission} />
    </div>
  );
}

/** Asks before navigation while there are unsaved changes. */
function LeaveGuard({ submission }: { submission: Submission }) {
  const hasLeft = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    hasLeft.current = false;
    return submission.hasChanges() && currentLocation.pathname !== nextLocation.pathname;
  });
  const dirty = submission.hasChanges();
  // Closing the tab is not a navigation of the router; the browser asks for confirmation with its own text
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // A confirmed navigation may lead to another document
      if (!isReloading() && !hasLeft.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    hasLeft.current = true;
    submission.draft.leave();
    blocker.proceed();
  };
  return <LeaveDialog page onStay={() => blocker.reset()} onLeave={leave} />;
}
