import { type KeyboardEvent, type ReactNode, type Ref, useEffect } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { TextArea, TextInput, wiringProps } from '@console/shared/ui/basic';
import { BoundFrame, type FieldProps, textOf, useField } from './use-field.tsx';
import { useSecret } from '../state/use-secret.ts';

type TextName<Input extends FieldValues> = FieldPathByValue<Input, string>;

export type TextFieldProps<Input extends FieldValues, Output, Name extends TextName<Input>> = FieldProps<
  Input,
  Output,
  Name
> & {
  readonly placeholder?: string | undefined;
  readonly mono?: boolean;
  /** Text at the right end of the field, such as a unit. */
  readonly affix?: string;
  readonly type?: 'text' | 'url' | 'email' | 'password';
  readonly autoComplete?: string;
  /** Transforms the typed text, for example to lower case. */
  readonly transform?: (text: string) => string;
  /** Shown beside the label, for example a copy button. */
  readonly extra?: ReactNode;
  /** Called on Enter; the form is not submitted. */
  readonly onEnter?: () => void;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

export function TextField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: TextFieldProps<Input, Output, Name>,
) {
  const { label, hint, optional, disabled = false, placeholder, mono, affix, type, autoComplete } = props;
  const { transform, extra, onEnter, onChange, ref } = props;
  const field = useField(props);
  useSecret(props.form, props.name, type === 'password');
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional} extra={extra}>
      {(wiring) => (
        <TextInput
          {...wiringProps(wiring)}
          ref={ref}
          name={field.path}
          type={type ?? 'text'}
          autoComplete={autoComplete ?? 'off'}
          value={textOf(field.value)}
          placeholder={placeholder}
          mono={mono}
          affix={affix}
          disabled={disabled}
          onBlur={field.blur}
          onKeyDown={enter}
          onChange={(event) => {
            const text = transform ? transform(event.target.value) : event.target.value;
            field.set(text);
            onChange?.(text);
          }}
        />
      )}
    </BoundFrame>
  );
}

/** Attributes that make password managers ignore a field: the name of a resource is not a user name. */
const notForManagers = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true' } as const;

/** The name of a resource. This field shows the message when the server already has the name. */
export function NameField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: Omit<FieldProps<Input, Output, Name>, 'label'> & {
    readonly label?: string;
    readonly placeholder?: string | undefined;
    readonly onChange?: (value: string) => void;
  },
) {
  const { form, name, label = 'Name', hint, optional, disabled = false, placeholder, onChange } = props;
  const field = useField({ form, name, label });
  const { claimName } = form;
  // The form shell shows the message of a conflict at this path
  useEffect(() => claimName(name), [claimName, name]);
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <TextInput
          {...wiringProps(wiring)}
          {...notForManagers}
          name={field.path}
          autoComplete="off"
          autoCapitalize="none"
          value={textOf(field.value)}
          placeholder={placeholder}
          disabled={disabled}
          onBlur={field.blur}
          onChange={(event) => {
            field.set(event.target.value);
            onChange?.(event.target.value);
          }}
        />
      )}
    </BoundFrame>
  );
}

/** A text field of several lines. */
export function TextAreaField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: FieldProps<Input, Output, Name> & {
    readonly rows?: number;
    readonly mono?: boolean;
    readonly placeholder?: string;
  },
) {
  const { label, hint, optional, disabled = false, rows = 4, mono, placeholder } = props;
  const field = useField(props);
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <TextArea
          {...wiringProps(wiring)}
          name={field.path}
          autoComplete="off"
          rows={rows}
          mono={mono}
          value={textOf(field.value)}
          placeholder={placeholder}
          disabled={disabled}
          onBlur={field.blur}
          onChange={(event) => field.set(event.target.value)}
        />
      )}
    </BoundFrame>
  );
}

/** The description of a resource, in up to 512 characters. */
export function DescriptionField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: Omit<FieldProps<Input, Output, Name>, 'label'> & { readonly label?: string; readonly rows?: number },
) {
  return (
    <TextAreaField
      {...props}
      label={props.label ?? 'Description'}
      optional={props.optional ?? true}
      rows={props.rows ?? 2}
    />
  );
}
