import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Combobox, FileInput, type PickerItem, Select } from '@console/shared/ui/pickers';
import { BoundFrame, type FieldProps, textOf, useField } from './use-field.tsx';
import { useSecret } from '../state/use-secret.ts';

type ChoiceName<Input extends FieldValues> = FieldPathByValue<Input, string | null>;

/** `null` means no selection; an empty text counts as `null`. */
const choiceOf = (value: unknown): string | null => textOf(value) || null;

type PickerFieldProps<Input extends FieldValues, Output, Name extends ChoiceName<Input>> = FieldProps<
  Input,
  Output,
  Name
> & {
  readonly items: readonly PickerItem[];
  readonly placeholder?: string;
  /** Shown in the field when there are no options. */
  readonly noItemsText?: string;
  readonly loading?: boolean;
  readonly onChange?: (value: string | null) => void;
};

export type SelectFieldProps<
  Input extends FieldValues,
  Output,
  Name extends ChoiceName<Input>,
> = PickerFieldProps<Input, Output, Name>;

/** A listbox: one of a few options, from a list that opens. */
export function SelectField<Input extends FieldValues, Output, Name extends ChoiceName<Input>>(
  props: SelectFieldProps<Input, Output, Name>,
) {
  const {
    label,
    hint,
    optional,
    disabled = false,
    items,
    placeholder,
    noItemsText,
    loading = false,
    onChange,
  } = props;
  const field = useField(props);
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <Select
          {...wiring}
          items={items}
          value={choiceOf(field.value)}
          placeholder={placeholder}
          noItemsText={noItemsText}
          loading={loading}
          disabled={disabled}
          onBlur={field.blur}
          onChange={(value) => {
            field.set(value);
            onChange?.(value);
          }}
        />
      )}
    </BoundFrame>
  );
}

export type ComboboxFieldProps<
  Input extends FieldValues,
  Output,
  Name extends ChoiceName<Input>,
> = PickerFieldProps<Input, Output, Name> & {
  /** The typed text is a value, even when no option matches it. */
  readonly allowCustom?: boolean;
  /** Called on Enter while the list is closed; the form is not submitted. */
  readonly onEnter?: () => void;
};

/** A combobox: one of many options, found by typing. */
export function ComboboxField<Input extends FieldValues, Output, Name extends ChoiceName<Input>>(
  props: ComboboxFieldProps<Input, Output, Name>,
) {
  const { label, hint, optional, disabled = false, items, placeholder, loading = false, onChange } = props;
  const { noItemsText, allowCustom = false, onEnter } = props;
  const field = useField(props);
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <Combobox
          {...wiring}
          items={items}
          value={choiceOf(field.value)}
          placeholder={placeholder}
          noItemsText={noItemsText}
          allowCustom={allowCustom}
          loading={loading}
          disabled={disabled}
          onEnter={onEnter}
          onBlur={field.blur}
          onChange={(value) => {
            field.set(value);
            onChange?.(value);
          }}
        />
      )}
    </BoundFrame>
  );
}

/** A file field, for dropping or selecting a file. */
export function FileField<
  Input extends FieldValues,
  Output,
  Name extends FieldPathByValue<Input, File | null>,
>(
  props: FieldProps<Input, Output, Name> & {
    /** Same as the attribute of a native file input. */
    readonly accept?: string;
    /** Replaces `Drop a file or click to browse`. */
    readonly zoneText?: string;
    readonly onChange?: (file: File | null) => void;
  },
) {
  const { label, hint, optional, disabled = false, accept, zoneText, onChange } = props;
  const field = useField(props);
  // A file may be a secret, such as a private key
  useSecret(props.form, props.name);
  const value: unknown = field.value;
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <FileInput
          {...wiring}
          label={label}
          file={value instanceof File ? value : null}
          accept={accept}
          hint={zoneText}
          disabled={disabled}
          onChange={(file) => {
            field.set(file);
            onChange?.(file);
          }}
        />
      )}
    </BoundFrame>
  );
}
