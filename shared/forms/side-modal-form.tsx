import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { useNavigationType } from '@console/shared/router';
import { Button, SideModal } from '@console/shared/ui';
import { FailureMark, FormBody } from './form-body.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './shells.module.css';
import { type SubmitProps, useSubmit } from './use-submit.ts';

/** Props of a create or edit form in a side modal. */
export type SideModalFormProps<Input extends FieldValues, Output, Result> = SubmitProps<
  Input,
  Output,
  Result
> & {
  /** `project`: names title and button. */
  readonly resource: string;
  readonly mode: 'create' | 'edit';
  /** Instead of `Create {resource}` or `Edit {resource}`. */
  readonly title?: string;
  readonly subtitle?: string;
  /** Create forms only; edit forms always say `Update {resource}`. */
  readonly submitLabel?: string;
  /** Why it cannot be sent now. */
  readonly submitDisabledReason?: string | undefined;
  /** Closes the form; usually goes to the list. */
  readonly onDismiss: () => void;
  /** Links to guides under the fields. */
  readonly footerLinks?: ReactNode;
  readonly children: ReactNode;
};

const verbs = { create: 'Create', edit: 'Edit' } as const;

/** A form at the right edge, over the page it belongs to (docs/screens/common-ui.md section 11). */
export function SideModalForm<Input extends FieldValues, Output, Result>(
  props: SideModalFormProps<Input, Output, Result>,
) {
  const { resource, mode, subtitle } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const animate = useOpenedByPush();
  const title = props.title ?? `${verbs[mode]} ${resource}`;
  const createLabel = props.submitLabel ?? props.title ?? `Create ${resource}`;
  const label = mode === 'edit' ? `Update ${resource}` : createLabel;
  const submission = useSubmit(props, label, title);
  const leave = () => {
    submission.draft.leave();
    props.onDismiss();
  };
  const dismiss = () => (submission.hasChanges() ? setAsking(true) : props.onDismiss());
  const footer = (
    <>
      <Button variant="ghost" onClick={leave}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={id}
        variant="primary"
        pending={submission.pending}
        disabledReason={props.submitDisabledReason}
      >
        {label}
      </Button>
    </>
  );
  return (
    <SideModal
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      animate={animate}
      onDismiss={dismiss}
      footer={footer}
      {...(submission.error && { footerNote: <FailureMark>Error</FailureMark> })}
      {...(submission.request && { footerAside: <CopyAs request={submission.request} /> })}
    >
      <FormBody id={id} submission={submission}>
        {props.children}
        {props.footerLinks}
      </FormBody>
      {asking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </SideModal>
  );
}

/** Props of a side modal that only shows something. */
export type ReadOnlySideModalProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
};

/** A side modal without a footer. */
export function ReadOnlySideModal({ title, subtitle, onDismiss, children }: ReadOnlySideModalProps) {
  const animate = useOpenedByPush();
  return (
    <SideModal
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      animate={animate}
      onDismiss={() => onDismiss()}
    >
      <div className={styles.form}>{children}</div>
    </SideModal>
  );
}

/** A side modal slides in when a press inside the console opened it, not on a fresh page or on Back. */
function useOpenedByPush(): boolean {
  const type = useNavigationType();
  const [opened] = useState(type === 'PUSH');
  return opened;
}
