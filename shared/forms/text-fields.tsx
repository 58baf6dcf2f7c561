import { type KeyboardEvent, type Ref, useEffect } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { TextArea, TextInput, wiringProps } from '@console/shared/ui/basic';
import { BoundFrame, type FieldProps, textOf, useField } from './use-field.tsx';
import { useSecret } from './use-secret.ts';

type TextName<Input extends FieldValues> = FieldPathByValue<Input, string>;

/** Props of a one-line text field. */
export type TextFieldProps<Input extends FieldValues, Output, Name extends TextName<Input>> = FieldProps<
  Input,
  Output,
  Name
> & {
  readonly placeholder?: string | undefined;
  readonly mono?: boolean;
  /** A unit at the right. */
  readonly affix?: string;
  readonly type?: 'text' | 'url' | 'email' | 'password';
  readonly autoComplete?: string;
  /** Changes what was typed, such as to lower case. */
  readonly transform?: (text: string) => string;
  /** Enter does this and does not submit the form. */
  readonly onEnter?: () => void;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: TextFieldProps<Input, Output, Name>,
) {
  const { label, hint, optional, disabled = false, placeholder, mono, affix, type, autoComplete } = props;
  const { transform, onEnter, onChange, ref } = props;
  const field = useField(props);
  useSecret(props.form, props.name, type === 'password');
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
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

/** Attributes by which password managers leave a field alone: a name is no user name. */
const notForManagers = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true' } as const;

/** The name of a resource. A name that is taken on the server is told here. */
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
  // The shell has to know which path the message of a conflict goes to
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

/** Several lines of text. */
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

/** What the thing is for, in up to 512 characters. */
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

/** A secret that is set. */
export function PasswordField<Input extends FieldValues, Output, Name extends TextName<Input>>(
  props: Omit<TextFieldProps<Input, Output, Name>, 'type' | 'mono' | 'affix'>,
) {
  return <TextField {...props} type="password" autoComplete={props.autoComplete ?? 'new-password'} />;
}
