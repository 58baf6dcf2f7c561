import { type ReactNode, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { CopyAs } from '@console/shared/copy-as';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, CardBlock } from '@console/shared/ui/basic';
import { FormBody } from './form-body.tsx';
import styles from './shells.module.css';
import { type SubmitProps, useSubmit } from '../state/use-submit.ts';

export type CardFormProps<Input extends FieldValues, Output, Result> = SubmitProps<Input, Output, Result> & {
  /** Title of the block (h2), which names the form. */
  readonly title: string;
  readonly description?: ReactNode;
  readonly submitLabel: string;
  /** Title of the server's error; `Error` when absent. */
  readonly errorTitle?: string;
  /** The button does something instead of saving: it is enabled without a change. */
  readonly isAction?: boolean;
  /** Left of the button: usually a link to the docs. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A form for settings that are edited where they are shown. Its button is enabled after a change; leaving needs no confirmation. */
export function CardForm<Input extends FieldValues, Output, Result>(
  props: CardFormProps<Input, Output, Result>,
) {
  const { form, title, description, submitLabel, errorTitle, isAction = false, footer, children } = props;
  const id = useId();
  const submission = useSubmit(props, submitLabel, title);
  const { isDirty } = useFormState({ control: form.control });
  const refusal = usePageRefusal();
  return (
    <CardBlock
      title={title}
      description={description}
      footer={
        <div className={styles.cardBar}>
          <span className={styles.spacer}>{footer}</span>
          {submission.request && <CopyAs request={submission.request} scrim />}
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={submission.pending}
            disabledReason={
              refusal ?? (isAction || isDirty || submission.pending ? undefined : 'There is nothing to save')
            }
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <FormBody
        id={id}
        submission={submission}
        saysMissing={false}
        errorTitle={errorTitle}
        className={styles.cardForm}
      >
        {children}
      </FormBody>
    </CardBlock>
  );
}
