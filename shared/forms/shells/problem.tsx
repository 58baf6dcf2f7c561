import type { FieldValues } from 'react-hook-form';
import type { Form } from '../state/use-form.ts';
import type { Submission } from '../state/use-submit.ts';
import { FailureMark } from './form-body.tsx';
import { WrongFields } from './wrong-fields.tsx';

/**
 * Beside the buttons of a form: the failure of the request, or the number of invalid fields.
 * @param isWhole shows the server's message, for a form that has no box for it
 */
export function Problem<Input extends FieldValues, Output>(props: {
  form: Form<Input, Output>;
  submission: Submission;
  isWhole?: boolean;
}) {
  const { error, outcome } = props.submission;
  if (!error) return <WrongFields form={props.form} />;
  // The message about a lost response shows its progress, in every form
  if (outcome?.state === 'done') return null;
  if (outcome || !props.isWhole) return <FailureMark>Error</FailureMark>;
  return <FailureMark live="alert">{error.message}</FailureMark>;
}
