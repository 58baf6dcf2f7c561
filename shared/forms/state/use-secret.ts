import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** Declares that a field is secret: its value is never stored in the browser. Password and file fields do this themselves. */
export function useSecret<Input extends FieldValues, Output>(
  { conceal }: Form<Input, Output>,
  name: FieldPath<Input>,
  isSecret = true,
): void {
  // The field must be registered before the first change of the form
  useEffect(() => {
    if (isSecret) conceal(name);
  }, [conceal, name, isSecret]);
}
