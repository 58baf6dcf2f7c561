import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';

/** A form: the methods of react-hook-form, and what the shells and fields of this folder add. */
export type Form<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Sets a value in the name of the program: it becomes the initial one and does not make the form dirty. */
  preset: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** What would be sent now; undefined while something is wrong, which is not shown. */
  readonly parse: () => Promise<{ readonly output: Output } | undefined>;
  /** Says which field holds the name of the resource; the first one stays. */
  readonly claimName: (path: FieldPath<Input>) => void;
  /** Where the message of a taken name goes. */
  readonly namePath: () => FieldPath<Input> | undefined;
};

/**
 * A form over a valibot schema. What the fields hold is the schema's input, what a shell's `onSubmit` gets is its output.
 * The schema is made at module scope or in `useMemo`. Checked on submit, then live.
 */
export function useForm<Input extends FieldValues, Output>(
  schema: v.GenericSchema<Input, Output>,
  defaults: NoInfer<Input> & DefaultValues<NoInfer<Input>>,
): Form<Input, Output> {
  const resolver = useMemo(() => valibotResolver<Input, unknown, Output>(schema), [schema]);
  const methods = useHookForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    // focus goes to the first invalid field of the document, see focus.ts
    shouldFocusError: false,
  });
  const nameField = useRef<FieldPath<Input>>(undefined);
  return {
    ...methods,
    claimName: useCallback((path: FieldPath<Input>) => {
      nameField.current ??= path;
    }, []),
    namePath: () => nameField.current,
    parse: async () => {
      const { success, output } = await v.safeParseAsync(schema, methods.getValues());
      return success ? { output } : undefined;
    },
    preset: (name, value) => {
      // only registered fields can be reset, and the field may not be on the page now
      methods.register(name);
      methods.resetField(name, { defaultValue: value });
    },
  };
}
