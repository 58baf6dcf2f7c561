import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { useNavigationType } from '@console/shared/router';
import { SideModal } from '@console/shared/ui';
import { FormBody } from './form-body.tsx';
import { FormButtons } from './form-buttons.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MissingPart } from './missing-part.tsx';
import { Problem } from './problem.tsx';
import styles from './shells.module.css';
import { type SubmitProps, useSubmit } from '../state/use-submit.ts';

export type SideModalFormProps<Input extends FieldValues, Output, Result> = SubmitProps<
  Input,
  Output,
  Result
> & {
  /** The resource in title and button: `project`. */
  readonly resource: string;
  readonly mode: 'create' | 'edit';
  /** Replaces `Create {resource}` or `Edit {resource}`. */
  readonly title?: string;
  readonly subtitle?: string;
  /** Replaces the title, or `Update {resource}`, on the button. */
  readonly submitLabel?: string | undefined;
  /** Why the form cannot be submitted now. */
  readonly submitDisabledReason?: string | undefined;
  /** Closes the form; usually navigates to the list. */
  readonly onDismiss: () => void;
  /** Links to guides under the fields. */
  readonly footerLinks?: ReactNode;
  readonly children: ReactNode;
};

const verbs = { create: 'Create', edit: 'Edit' } as const;

/** A form at the right edge, over its page (docs/screens/common-ui.md section 11). */
export function SideModalForm<Input extends FieldValues, Output, Result>(
  props: SideModalFormProps<Input, Output, Result>,
) {
  const { resource, mode, subtitle } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const animate = useOpenedByPush();
  const title = props.title ?? `${verbs[mode]} ${resource}`;
  const usual = mode === 'edit' ? `Update ${resource}` : (props.title ?? `Create ${resource}`);
  const label = props.submitLabel ?? usual;
  const submission = useSubmit(props, label, title);
  const leave = () => {
    submission.draft.leave();
    props.onDismiss();
  };
  const dismiss = () => (submission.hasChanges() ? setAsking(true) : props.onDismiss());
  return (
    <SideModal
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      animate={animate}
      onDismiss={dismiss}
      footer={
        <FormButtons
          id={id}
          submitLabel={label}
          pending={submission.pending}
          disabledReason={props.submitDisabledReason}
          onCancel={leave}
        />
      }
      footerNote={<Problem form={props.form} submission={submission} />}
      {...(submission.request && { footerAside: <CopyAs request={submission.request} /> })}
    >
      <FormBody id={id} submission={submission} onClose={leave}>
        {props.children}
        {props.footerLinks}
      </FormBody>
      {asking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </SideModal>
  );
}

/** Props of a side modal that shows values and has no form. */
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
      <div className={styles.form}>
        <MissingPart />
        {children}
      </div>
    </SideModal>
  );
}

/** A side modal slides in when a click in the console opened it, not on a new document or on Back. */
function useOpenedByPush(): boolean {
  const type = useNavigationType();
  const [opened] = useState(type === 'PUSH');
  return opened;
}
