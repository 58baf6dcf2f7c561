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

/** A form: the methods of react-hook-form, and those that the shells and fields of this entry add. */
export type Form<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Sets a value that the user has not entered: it becomes the initial value and does not make the form dirty. */
  preset: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  /** The value that a submit would send now; undefined while the form is invalid. Shows no messages. */
  readonly parse: () => Promise<{ readonly output: Output } | undefined>;
  /** Declares a field that contains a secret or a file: it is left out of the draft, which the browser stores. */
  readonly conceal: (path: FieldPath<Input>) => void;
  readonly secrets: () => ReadonlySet<string>;
  /** Sets the values of a draft; the form is dirty afterwards. */
  readonly restore: (draft: unknown) => void;
  /** Declares the field that contains the name of the resource; the first declaration wins. */
  readonly claimName: (path: FieldPath<Input>) => void;
  /** Path of the field that shows the message of a taken name. */
  readonly namePath: () => FieldPath<Input> | undefined;
};

/** `merged` keeps the types of its values. */
const isInput = <Input extends FieldValues>(values: unknown): values is Input =>
  typeof values === 'object' && values !== null;

/**
 * A form over a valibot schema. The fields contain the schema's input, `onSubmit` of a shell gets its output.
 * Create the schema at module scope or in `useMemo`. Validation runs on submit, after that on every change.
 */
export function useForm<Input extends FieldValues, Output>(
  schema: v.GenericSchema<Input, Output>,
  defaults: NoInfer<Input> & DefaultValues<NoInfer<Input>>,
): Form<Input, Output> {
  const resolver = useMemo(() => valibotResolver<Input, unknown, Output>(schema), [schema]);
  const methods = useHookForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    // focus.ts focuses the first invalid field of the document
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
    namePath: useCallback(() => nameField.current, []),
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
