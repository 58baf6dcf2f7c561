import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from '@console/shared/ui/basic';
import styles from './fields.module.css';
import type { Form } from '../state/use-form.ts';

/** Props of every field. `Name` is a path of the schema whose value the field can hold. */
export type FieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> = {
  readonly form: Form<Input, Output>;
  readonly name: Name;
  /** Exact label; also the subject of `{label} is required`. */
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marks the field as optional. The schema decides whether it is required. */
  readonly optional?: boolean;
  readonly disabled?: boolean;
};

/** A field of a form, bound to its control. */
export type BoundField<Value> = {
  readonly path: string;
  readonly value: Value;
  readonly set: (value: unknown) => void;
  readonly blur: () => void;
  readonly error: string | undefined;
};

/** Binds a path of the form to a control. */
export function useField<Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  props: Pick<FieldProps<Input, Output, Name>, 'form' | 'name' | 'label'>,
): BoundField<FieldPathValue<Input, Name>> {
  const { field, fieldState } = useController({ control: props.form.control, name: props.name });
  return {
    path: field.name,
    value: field.value,
    set: field.onChange,
    blur: field.onBlur,
    error: messageIn(fieldState.error)?.replace('{label}', props.label),
  };
}

/** The first message of a field. An array has its own message or only those of its items. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, one]) => messageIn(one))
    .find((message) => message !== undefined);
}

/** Marks the element of a field, which gets the focus after a failed submit. */
export function FieldAnchor({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.anchor} data-field={path}>
      {children}
    </div>
  );
}

type BoundFrameProps = Pick<FieldFrameProps, 'children' | 'unit' | 'group' | 'extra'> & {
  readonly field: Pick<BoundField<unknown>, 'path' | 'error'>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean | undefined;
};

/** Label, hint and message around a bound control. */
export function BoundFrame({ field, ...frame }: BoundFrameProps) {
  return (
    <FieldAnchor path={field.path}>
      <FieldFrame {...frame} error={field.error} />
    </FieldAnchor>
  );
}

/** The value of a text field; an empty text for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
