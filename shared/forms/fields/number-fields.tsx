import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { NumberInput } from '@console/shared/ui/pickers';
import { BoundFrame, type FieldProps, useField } from './use-field.tsx';

type NumberName<Input extends FieldValues> = FieldPathByValue<Input, number | null>;

/** Props of a number field. The limits apply to the stepper buttons and when the field loses focus; the schema has the messages. */
export type NumberFieldProps<Input extends FieldValues, Output, Name extends NumberName<Input>> = FieldProps<
  Input,
  Output,
  Name
> & {
  /** Shown in brackets after the label, where it is part of the accessible name, and beside the number. */
  readonly unit?: string;
  /** Default 0. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: boolean;
  readonly onChange?: (value: number | null) => void;
};

/** A number field with stepper buttons. An empty field is `null`. */
export function NumberField<Input extends FieldValues, Output, Name extends NumberName<Input>>(
  props: NumberFieldProps<Input, Output, Name>,
) {
  const {
    label,
    hint,
    optional,
    disabled = false,
    unit,
    min = 0,
    max,
    step = 1,
    decimals = false,
    onChange,
  } = props;
  const field = useField(props);
  const value: unknown = field.value;
  return (
    <BoundFrame field={field} label={label} unit={unit} hint={hint} optional={optional}>
      {(wiring) => (
        <NumberInput
          {...wiring}
          label={unit === undefined ? label : `${label} (${unit})`}
          name={field.path}
          value={typeof value === 'number' ? value : null}
          min={min}
          max={max}
          step={step}
          decimals={decimals}
          disabled={disabled}
          onBlur={field.blur}
          onChange={(next) => {
            field.set(next);
            onChange?.(next);
          }}
        />
      )}
    </BoundFrame>
  );
}

/** A size in GiB. Use with `field.gib()` or `field.diskSize()`, which send bytes. */
export function SizeField<Input extends FieldValues, Output, Name extends NumberName<Input>>(
  props: Omit<NumberFieldProps<Input, Output, Name>, 'unit' | 'decimals'>,
) {
  return <NumberField {...props} unit="GiB" min={props.min ?? 1} />;
}
