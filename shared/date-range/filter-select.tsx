import { useId } from 'react';
import { VisuallyHidden } from '@console/shared/ui';
import { Select } from '@console/shared/ui/pickers';
import styles from './date-range.module.css';

export type FilterSelectProps<Value extends string> = {
  /** Name of the list; the chosen item is part of the name of the button. */
  label: string;
  items: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Filters the charts of a page: a listbox between the refresh interval and the period. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, items, value, onChange } = props;
  const labelId = useId();
  return (
    <div className={styles.filter}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <Select
        labelId={labelId}
        items={items}
        value={value}
        onChange={(chosen) => {
          const item = items.find((one) => one.value === chosen);
          if (item) onChange(item.value);
        }}
      />
    </div>
  );
}
