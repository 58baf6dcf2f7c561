import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { Modal } from '@console/shared/ui';
import { FormBody } from './form-body.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type SubmitProps, useSubmit } from '../state/use-submit.ts';

export type ModalFormProps<Input extends FieldValues, Output, Result> = SubmitProps<Input, Output, Result> & {
  readonly title: string;
  readonly submitLabel: string;
  readonly submitDisabledReason?: string | undefined;
  readonly onDismiss: () => void;
  readonly width?: 'narrow' | 'medium' | 'free';
  /** False over a side modal, which already has a scrim. */
  readonly scrim?: boolean;
  readonly danger?: boolean;
  /** Title of the server's error; `Error` when absent. */
  readonly errorTitle?: string;
  readonly children: ReactNode;
};

/** A short form, for example to attach, link or add a row. It closes without a confirmation. */
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
  return (
    <Modal
      title={title}
      width={width}
      scrim={scrim}
      onDismiss={dismiss}
      footer={
        <FormButtons
          id={id}
          submitLabel={submitLabel}
          pending={submission.pending}
          disabledReason={props.submitDisabledReason}
          onCancel={dismiss}
          danger={danger}
        />
      }
      {...(submission.request && { footerAside: <CopyAs request={submission.request} /> })}
    >
      <FormBody id={id} submission={submission} onClose={dismiss} errorTitle={props.errorTitle}>
        {children}
      </FormBody>
    </Modal>
  );
}
