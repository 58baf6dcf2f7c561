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
import { merged } from './draft-values.ts';

/** A form: the methods of react-hook-form, and what the shells and fields of this folder add. */
export type Form<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Sets a value in the name of the program: it becomes the initial one and does not make the form dirty. */
  preset: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** What would be sent now; undefined while something is wrong, which is not shown. */
  readonly parse: () => Promise<{ readonly output: Output } | undefined>;
  /** Says that a field holds a secret or a file: it is left out of the draft, which the browser stores. */
  readonly conceal: (path: FieldPath<Input>) => void;
  readonly secrets: () => ReadonlySet<string>;
  /** Puts the values of a draft into the form, which is dirty then. */
  readonly restore: (draft: unknown) => void;
  /** Says which field holds the name of the resource; the first one stays. */
  readonly claimName: (path: FieldPath<Input>) => void;
  /** Where the message of a taken name goes. */
  readonly namePath: () => FieldPath<Input> | undefined;
};

/** `merged` keeps the types of the values it is given. */
const isInput = <Input extends FieldValues>(values: unknown): values is Input =>
  typeof values === 'object' && values !== null;

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
  const secrets = useRef(new Set<string>());
  const nameField = useRef<FieldPath<Input>>(undefined);
  return {
    ...methods,
    claimName: useCallback((path: FieldPath<Input>) => {
      nameField.current ??= path;
    }, []),
    conceal: useCallback((path: FieldPath<Input>) => void secrets.current.add(path), []),
    secrets: () => secrets.current,
    restore: (draft) => {
      const values = merged(methods.getValues(), draft);
      if (isInput<Input>(values)) methods.reset(values, { keepDefaultValues: true });
    },
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
