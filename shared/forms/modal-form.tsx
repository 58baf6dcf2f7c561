import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { Button, Modal } from '@console/shared/ui';
import { FormBody } from './form-body.tsx';
import { type SubmitProps, useSubmit } from './use-submit.ts';

/** Props of a form in a centered modal. */
export type ModalFormProps<Input extends FieldValues, Output, Result> = SubmitProps<Input, Output, Result> & {
  readonly title: string;
  readonly submitLabel: string;
  readonly submitDisabledReason?: string | undefined;
  readonly onDismiss: () => void;
  readonly width?: 'narrow' | 'medium' | 'free';
  /** Off over a side modal, which has one. */
  readonly scrim?: boolean;
  readonly danger?: boolean;
  /** Title of the server's error; `Error` when absent. */
  readonly errorTitle?: string;
  readonly children: ReactNode;
};

/** A short form: attach, link, add a row. Closing asks nothing. */
export function ModalForm<Input extends FieldValues, Output, Result>(
  props: ModalFormProps<Input, Output, Result>,
) {
  const { title, submitLabel, width = 'medium', scrim = true, danger = false, children } = props;
  const id = useId();
  const submission = useSubmit(props, submitLabel, title);
  const dismiss = () => {
    submission.draft.leave();
    props.onDismiss();
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={dismiss}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={id}
        variant={danger ? 'danger' : 'primary'}
        pending={submission.pending}
        disabledReason={props.submitDisabledReason}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Modal
      title={title}
      width={width}
      scrim={scrim}
      onDismiss={dismiss}
      footer={footer}
      {...(submission.request && { footerAside: <CopyAs request={submission.request} /> })}
    >
      <FormBody id={id} submission={submission} errorTitle={props.errorTitle}>
        {children}
      </FormBody>
    </Modal>
  );
}
