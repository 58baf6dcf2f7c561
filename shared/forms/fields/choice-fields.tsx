import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Checkbox, FieldError, RadioCards, RadioGroup, wiringProps } from '@console/shared/ui/basic';
import type { RadioCard, RadioOption } from '@console/shared/ui/basic';
import styles from './fields.module.css';
import { BoundFrame, FieldAnchor, type FieldProps, textOf, useField } from './use-field.tsx';

/** A checkbox for yes or no, with its label beside it. */
export function CheckboxField<
  Input extends FieldValues,
  Output,
  Name extends FieldPathByValue<Input, boolean>,
>(
  props: Omit<FieldProps<Input, Output, Name>, 'optional'> & { readonly onChange?: (value: boolean) => void },
) {
  const { label, hint, disabled = false, onChange } = props;
  const field = useField(props);
  const value: unknown = field.value;
  return (
    <FieldAnchor path={field.path}>
      <Checkbox
        name={field.path}
        checked={value === true}
        disabled={disabled}
        hint={hint}
        aria-invalid={field.error === undefined ? undefined : true}
        onBlur={field.blur}
        onChange={(event) => {
          field.set(event.target.checked);
          onChange?.(event.target.checked);
        }}
      >
        {label}
      </Checkbox>
      {field.error !== undefined && <FieldError>{field.error}</FieldError>}
    </FieldAnchor>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The value of a field that is a list of texts; an empty list for anything else. */
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Checkboxes for a few options, any number of which may be selected. */
export function CheckboxGroupField<
  Input extends FieldValues,
  Output,
  Name extends FieldPathByValue<Input, readonly string[]>,
>(
  props: FieldProps<Input, Output, Name> & {
    readonly options: readonly {
      readonly value: string;
      readonly label: ReactNode;
      readonly hint?: ReactNode;
    }[];
    /** Adds a last checkbox that selects all options, or clears them when all are selected. */
    readonly selectAll?: boolean;
  },
) {
  const { label, hint, optional, disabled = false, options, selectAll = false } = props;
  const field = useField(props);
  const chosen = textsOf(field.value);
  const isAll = options.every(({ value }) => chosen.includes(value));
  // In the order of the options, not in that of the clicks
  const toggle = (value: string, on: boolean) =>
    field.set(options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <BoundFrame field={field} label={label} hint={hint} optional={optional} group="group">
      {(wiring) => (
        <div {...wiringProps(wiring)}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={field.path}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled}
              hint={option.hint}
              onBlur={field.blur}
              onChange={(event) => toggle(option.value, event.target.checked)}
            >
              {option.label}
            </Checkbox>
          ))}
          {selectAll && (
            <div className={styles.all}>
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && chosen.length > 0}
                disabled={disabled}
                onBlur={field.blur}
                onChange={() => field.set(isAll ? [] : options.map(({ value }) => value))}
              >
                Select all
              </Checkbox>
            </div>
          )}
        </div>
      )}
    </BoundFrame>
  );
}

type RadioName<Input extends FieldValues> = FieldPathByValue<Input, string | null>;

type RadioProps<Input extends FieldValues, Output, Name extends RadioName<Input>> = FieldProps<
  Input,
  Output,
  Name
> & { readonly onChange?: (value: string) => void };

/** The props that both kinds of radio group get from their field. */
function useRadio<Input extends FieldValues, Output, Name extends RadioName<Input>>(
  props: RadioProps<Input, Output, Name>,
) {
  const { label, hint, optional, disabled = false, onChange } = props;
  const field = useField(props);
  return {
    label,
    hint,
    optional,
    name: field.path,
    value: textOf(field.value),
    error: field.error,
    disabled: disabled || undefined,
    onBlur: field.blur,
    onChange: (value: string) => {
      field.set(value);
      onChange?.(value);
    },
  };
}

/** A radio group: one of a few options, all of them visible. */
export function RadioGroupField<Input extends FieldValues, Output, Name extends RadioName<Input>>(
  props: RadioProps<Input, Output, Name> & {
    readonly options: readonly RadioOption<string>[];
    /** Stacks the options. */
    readonly column?: boolean;
  },
) {
  const radio = useRadio(props);
  return (
    <FieldAnchor path={radio.name}>
      <RadioGroup {...radio} options={props.options} column={props.column} />
    </FieldAnchor>
  );
}

/** A radio group of cards, for sizes. */
export function RadioCardsField<Input extends FieldValues, Output, Name extends RadioName<Input>>(
  props: RadioProps<Input, Output, Name> & {
    readonly options: readonly RadioCard<string>[];
    /** Keeps the label for assistive technology only. */
    readonly hideLabel?: boolean;
  },
) {
  const radio = useRadio(props);
  return (
    <FieldAnchor path={radio.name}>
      <RadioCards {...radio} options={props.options} hideLabel={props.hideLabel} />
    </FieldAnchor>
  );
}
