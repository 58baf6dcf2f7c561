import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** Declares a field secret: what it holds is never stored in the browser. Fields for passwords and files do it themselves. */
export function useSecret<Input extends FieldValues, Output>(
  { conceal }: Form<Input, Output>,
  name: FieldPath<Input>,
  isSecret = true,
): void {
  // The form has to know before it is changed
  useEffect(() => {
    if (isSecret) conceal(name);
  }, [conceal, name, isSecret]);
}
