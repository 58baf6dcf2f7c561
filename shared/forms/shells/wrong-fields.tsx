import { type FieldValues, useFormState } from 'react-hook-form';
import { errorPaths } from '../state/errors.ts';
import { FailureMark } from './form-body.tsx';
import type { Form } from '../state/use-form.ts';

/** The number of invalid fields of a form, including lists (docs/design/language.md section 5, Errors); empty for none. */
export function WrongFields<Input extends FieldValues, Output>({ form }: { form: Form<Input, Output> }) {
  const { errors } = useFormState({ control: form.control });
  const wrong = errorPaths(errors).length;
  if (wrong === 0) return null;
  return (
    <FailureMark live="status">
      {wrong === 1 ? '1 field needs attention' : `${wrong} fields need attention`}
    </FailureMark>
  );
}
