import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormState } from 'react-hook-form';
import type { Form } from './use-form.ts';

/**
 * Lets a field follow the server, for settings that are edited where they are shown: a new value replaces the one in the
 * form unless the user has changed the form.
 */
export function useServerValue<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  form: Form<Input, Output>,
  name: Name,
  value: FieldPathValue<Input, Name>,
): void {
  const { isDirty } = useFormState({ control: form.control });
  const follow = useEffectEvent((next: FieldPathValue<Input, Name>) => {
    if (!isDirty) form.preset(name, next);
  });
  // The form keeps its values outside React. Only a change counts: right after saving, the form's value is newer than the server's response
  useEffect(() => follow(value), [value]);
}
